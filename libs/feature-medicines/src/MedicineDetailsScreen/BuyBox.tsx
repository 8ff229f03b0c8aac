import { Grid, styled } from '@niramaya/ui/styled';
import { isEmiAvailable, needsDoctorFirst, packOf, unitPrice, type SelectedMedicine } from '@niramaya/contract';
import { languageCopy } from '@niramaya/copy/language';
import { medicineDetailsCopy } from '@niramaya/copy/medicine-details';
import { medicinesCopy } from '@niramaya/copy/medicines';
import { messages } from '@niramaya/copy/messages';
import { BlockBoundary } from '@niramaya/lazy';
import { Badge, Button, CategoryIcon, moveFocusFromRemoved, PrescriptionLabel, Price, Rating } from '@niramaya/ui';
import { CreditCard, ShoppingCart, Stethoscope } from 'lucide-react';
import { useRef } from 'react';
import { DeliveryEstimate } from '../DeliveryEstimate/DeliveryEstimate';
import { ProductFacts } from '../ProductFacts/ProductFacts';
import { ShareButton } from '../ShareButton/ShareButton';
import { SaveButton } from '../ProductToggles/ProductToggles';
import { useAddToCart } from '../useAddToCart';
import { CartNote } from './CartNote';
import { knownCategory } from './product-guide';
import { SafeBadges } from './SafeBadges';

const Line = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '2' },
});

/** Purchase has price, button and delivery: it is a card of its own from 1025 px on, and a part of the page below. */
const Purchase = styled('div', {
  base: {
    display: 'grid',
    gap: '5',
    lg: {
      p: '5',
      layerStyle: 'card',
      '& > section': { p: '0', pt: '5', borderWidth: '[1px 0 0]', borderRadius: 'none' },
    },
  },
});

const DoctorFirst = styled('p', {
  base: {
    display: 'flex',
    alignItems: 'start',
    gap: '2.5',
    px: '3',
    py: '2',
    bg: 'warning.subtle',
    color: 'warning.fg',
    borderRadius: 'control',
    textWrap: '[pretty]',
    _icon: { boxSize: '5', mt: '0.5', flexShrink: '0' },
  },
});

/** BuyBox has the facts, the price in rupees and Add to Cart of a product (DETAIL-02 to DETAIL-07). */
export function BuyBox({ medicine }: { readonly medicine: SelectedMedicine }) {
  const add = useAddToCart();
  const button = useRef<HTMLButtonElement>(null);
  const { title, category, rating, price, discount, discountedPrice } = medicine;
  const known = knownCategory(category);
  const perUnit = unitPrice(title, discountedPrice);
  const doctorFirst = needsDoctorFirst(medicine);
  const { form, pack } = packOf(title);
  const facts = useRef<HTMLDivElement>(null);

  /** Opens the facts, which requests them. The focus on their line scrolls it into view. */
  const openFacts = () => {
    const disclosure = facts.current?.querySelector('details');
    if (!disclosure) return;
    disclosure.open = true;
    disclosure.querySelector('summary')?.focus();
  };
  const remarks = [
    medicineDetailsCopy.mrpNote,
    ...(perUnit ? [medicinesCopy.card.perUnit(perUnit)] : []),
    ...(price > discountedPrice ? [medicineDetailsCopy.saved(price - discountedPrice)] : []),
  ];

  return (
    <Grid gap="5" alignContent="start">
      <Line>
        <Badge tone="brand" icon={known && <CategoryIcon name={known} size={16} />}>
          {known ? medicinesCopy.categories[known] : category}
        </Badge>
        <Rating value={rating} label={medicinesCopy.card.outOf5} />
        <styled.span ms="[auto]" display="inline-flex">
          <ShareButton title={title} />
          <SaveButton medicine={medicine} />
        </styled.span>
      </Line>
      <styled.h1 lang={languageCopy.ofData} textStyle="heading" overflowWrap="anywhere">
        {title}
      </styled.h1>
      <Purchase>
        <div>
          <Price
            amountRupees={discountedPrice}
            mrpRupees={price}
            discountText={discount > 0 ? medicinesCopy.card.off(discount) : undefined}
            size="lg"
            labels={medicinesCopy.card}
          />
          <styled.p mt="1" textStyle="caption" color="fg.muted">
            {remarks.join(' · ')}
          </styled.p>
          <Line mt="1">
            {(form ?? pack) !== null && <span>{[form, pack].filter(Boolean).join(' · ')}</span>}
            <Button variant="ghost" size="sm" onClick={openFacts}>
              {medicineDetailsCopy.useOf}
            </Button>
          </Line>
        </div>
        {doctorFirst && (
          <DoctorFirst>
            <Stethoscope aria-hidden />
            <span>{medicineDetailsCopy.doctorFirst[doctorFirst]}</span>
          </DoctorFirst>
        )}
        {/* Below 1025 px, `BuyBar` has this button at the lower edge of the window, and this one is hidden. */}
        <Line hideBelow="lg">
          <Button
            ref={button}
            size="lg"
            startIcon={<ShoppingCart aria-hidden />}
            onClick={(event) => add(medicine, event)}
          >
            {medicineDetailsCopy.add}
          </Button>
          <CartNote title={title} onRemoved={() => moveFocusFromRemoved(button.current)} />
        </Line>
        <BlockBoundary>
          <DeliveryEstimate />
        </BlockBoundary>
      </Purchase>
      {/* The key closes the facts of a product when another one takes its place. */}
      <div ref={facts}>
        <ProductFacts key={title} title={title} />
      </div>
      <styled.ul aria-label={medicineDetailsCopy.facts} p="4" layerStyle="panel">
        <Grid
          as="li"
          gridTemplateColumns="auto minmax(0, 1fr)"
          columnGap="3"
          alignItems="start"
          _icon={{ boxSize: '5', mt: '0.5', color: 'brand.fg' }}
        >
          <CreditCard aria-hidden />
          <span>{isEmiAvailable(rating) ? messages.emiAvailable : messages.emiNotAvailable}</span>
        </Grid>
      </styled.ul>
      {/*
        The law puts medicines on schedules, of which some need a prescription. No category of this shop is on one.
      */}
      <PrescriptionLabel schedule="none" {...medicineDetailsCopy.prescription} />
      <SafeBadges />
    </Grid>
  );
}
