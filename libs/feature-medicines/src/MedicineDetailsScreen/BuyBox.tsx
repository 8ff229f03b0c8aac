import { Flex, Grid, styled } from '@niramaya/ui/styled';
import { allergensIn, cautionBeforeBuying, packOf, unitPrice, type SelectedMedicine } from '@niramaya/contract';
import { languageCopy } from '@niramaya/copy/language';
import { medicineDetailsCopy } from '@niramaya/copy/medicine-details';
import { medicinesCopy } from '@niramaya/copy/medicines';
import { openPolicy, useAppDispatch, useCart } from '@niramaya/data-access';
import { BlockBoundary } from '@niramaya/lazy';
import { Accordion, Badge, Button, CategoryIcon, moveFocusFromRemoved, Price, Rating } from '@niramaya/ui';
import { ShoppingCart, Stethoscope, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { DeliveryEstimate } from '../DeliveryEstimate/DeliveryEstimate';
import { ProductFacts, type ProductFactsHandle } from '../ProductFacts/ProductFacts';
import { ShareButton } from '../ShareButton/ShareButton';
import { SaveButton } from '../ProductToggles/ProductToggles';
import { useAddToCart } from '../useAddToCart';
import { useSwappedControls } from '../useSwappedControls';
import { CartNote } from './CartNote';
import { OfferLine, OfferNote } from './OfferNote';
import { OtherPacks } from './OtherPacks';
import { knownCategory } from './known-category';
import { NoPrescription, ProductClaims } from './ProductClaims';
import { PurposeAnswer } from './PurposeAnswer';
import { useProductOffer } from './useProductOffer';

const Line = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '2' },
});

/** The price, the button and the delivery: a card from 1025 px on, and parts of the page on narrower screens. */
const Purchase = styled('div', {
  base: {
    display: 'grid',
    gap: '5',
    lg: {
      p: '5',
      layerStyle: 'card',
      // This section is `DeliveryEstimate`: a panel of its own on narrow screens, and a part of the card here.
      '& > section': { p: '0', pt: '5', borderWidth: '[1px 0 0]', borderRadius: 'none' },
    },
  },
});

/** What to know before buying: a line for each caution, with its icon. */
const Cautions = styled('div', {
  base: {
    display: 'grid',
    gap: '1.5',
    px: '3',
    py: '2',
    bg: 'warning.subtle',
    color: 'warning.fg',
    borderRadius: 'control',
    textWrap: '[pretty]',
    '& > p': { display: 'flex', alignItems: 'start', gap: '2.5' },
    _icon: { boxSize: '5', mt: '0.5', flexShrink: '0' },
  },
});

/**
 * BuyBox has the facts, the price in rupees and Add to Cart of a product (requirements DETAIL-02 to DETAIL-07 in
 * `docs/requirements.md`).
 */
export function BuyBox({ medicine }: { readonly medicine: SelectedMedicine }) {
  const add = useAddToCart();
  const dispatch = useAppDispatch();
  const button = useRef<HTMLButtonElement>(null);
  const { title, category, rating, price, discount, discountedPrice } = medicine;
  // An unknown category has no icon, and its badge shows the text of the API.
  const knownCategoryKey = knownCategory(category);
  const unit = unitPrice(title, discountedPrice);
  // The unit price of a pack of one piece is the price of the pack, so it is left out, as in the list.
  const perUnit = unit?.unit === 'piece' && unit.rupees === discountedPrice ? null : unit;
  const caution = cautionBeforeBuying(medicine);
  const allergens = allergensIn(medicine);
  const { form, pack } = packOf(title);
  const formAndPack = [form, pack].filter((part) => part !== null);
  const cartLine = useCart().items.find((item) => item.title === title);
  const isInCart = cartLine !== undefined;
  const { chosen, inCart: offerInCart } = useProductOffer(medicine);
  // If true, the bar at the lower edge is for the cart or for the offer, and has no Add to Cart for one pack.
  const isBarTaken = isInCart || chosen !== null || offerInCart !== null;
  // Add to Cart stays and keeps the focus, so the ref `frame` of the hook is not needed.
  const { noteClick, isRepeated } = useSwappedControls(isInCart);
  const facts = useRef<ProductFactsHandle>(null);
  // The title of the product whose answer about its use is open, or null.
  const [answeredTitle, setAnsweredTitle] = useState<string | null>(null);
  const isAnswered = answeredTitle === title;
  const priceNotes = [
    medicineDetailsCopy.mrpNote,
    ...(perUnit ? [medicinesCopy.card.perUnit(perUnit)] : []),
    ...(price > discountedPrice ? [medicineDetailsCopy.saved(price - discountedPrice)] : []),
  ];

  return (
    <Grid gap="5" alignContent="start">
      <Line>
        <Badge tone="brand" icon={knownCategoryKey && <CategoryIcon name={knownCategoryKey} size={16} />}>
          {knownCategoryKey ? medicinesCopy.categories[knownCategoryKey] : category}
        </Badge>
        <Rating value={rating} label={medicinesCopy.card.outOf5} />
        <styled.span ms="[auto]" display="inline-flex">
          <ShareButton title={title} />
          <SaveButton medicine={medicine} />
        </styled.span>
      </Line>
      {/* The API sends titles in English, which may differ from the language of the page. */}
      <styled.h1
        lang={languageCopy.apiLanguage}
        textStyle="heading"
        overflowWrap="anywhere"
        _focusVisible={{ outline: '[none]' }}
      >
        {title}
      </styled.h1>
      <Accordion
        items={[
          {
            // The id closes the answer of a product when another one takes its place.
            id: title,
            title: medicineDetailsCopy.purposeQuestion,
            content: isAnswered && <PurposeAnswer title={title} onMore={() => facts.current?.show()} />,
          },
        ]}
        onOpenChange={(id, isOpen) => setAnsweredTitle(isOpen ? id : null)}
      />
      <Purchase>
        <div>
          <OfferLine medicine={medicine} />
          <Price
            amountRupees={discountedPrice}
            mrpRupees={price}
            discountText={discount > 0 ? medicinesCopy.card.off(discount) : undefined}
            size="lg"
            labels={medicinesCopy.card}
          />
          <styled.p mt="1" textStyle="caption" color="fg.muted">
            {priceNotes.join(' · ')}
          </styled.p>
          <Line mt="1" rowGap="1">
            <NoPrescription />
            {formAndPack.length > 0 && <p lang={languageCopy.apiLanguage}>{formAndPack.join(' · ')}</p>}
          </Line>
        </div>
        <OtherPacks medicine={medicine} />
        {(caution !== null || allergens.length > 0) && (
          <Cautions>
            {allergens.length > 0 && (
              <p>
                <TriangleAlert aria-hidden />
                <span>{medicineDetailsCopy.allergy(allergens)}</span>
              </p>
            )}
            {caution && (
              <p>
                <Stethoscope aria-hidden />
                <span>{medicineDetailsCopy.caution[caution]}</span>
              </p>
            )}
          </Cautions>
        )}
        <OfferNote medicine={medicine} />
        {/* Below 1025 px, `BuyBar` has this row at the lower edge of the window, and this one is hidden. */}
        <Line hideBelow="lg">
          <Button
            ref={button}
            size="lg"
            // While the product is in the cart, the filled control is Go to cart in `CartNote`. Add to Cart then has no
            // icon, so that the two buttons and the stepper fit in one line and nothing below them moves.
            variant={isInCart ? 'outline' : 'solid'}
            startIcon={!isInCart && <ShoppingCart aria-hidden />}
            onClick={(event) => {
              noteClick(event);
              add(medicine, event);
            }}
          >
            {medicineDetailsCopy.add}
          </Button>
          {/*
            Add to Cart has no icon now and is narrower, so the second click of a double-click may land on the note.
          */}
          <CartNote title={title} isRepeated={isRepeated} onRemoved={() => moveFocusFromRemoved(button.current)} />
        </Line>
        <BlockBoundary>
          <DeliveryEstimate />
        </BlockBoundary>
        <div>
          <styled.p textStyle="caption" color="fg.muted">
            {medicineDetailsCopy.returns.text}
          </styled.p>
          {/* The text of the button is at the edge of the line above it, and its touch area reaches beyond. */}
          <Flex wrap="wrap" justify="space-between" ms="-3">
            <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => dispatch(openPolicy('returns'))}>
              {medicineDetailsCopy.returns.policy}
            </Button>
            {/*
              While the product or an offer of it is in the cart, and while an offer is chosen, `BuyBar` has no Add to
              Cart. This line has room for it, so nothing below moves.
            */}
            {isBarTaken && (
              <styled.span hideFrom="lg">
                <styled.span textStyle="caption" color="fg.muted">
                  {cartLine ? medicineDetailsCopy.inCartShort(cartLine.quantity) : medicineDetailsCopy.onePack}
                </styled.span>
                <Button variant="ghost" size="sm" onClick={(event) => add(medicine, event)}>
                  {medicineDetailsCopy.add}
                </Button>
              </styled.span>
            )}
          </Flex>
        </div>
      </Purchase>
      {/* The key closes the facts of a product when another one takes its place. */}
      <ProductFacts key={title} ref={facts} title={title} isUseElsewhere={isAnswered} />
      <ProductClaims medicine={medicine} />
    </Grid>
  );
}
