import { Grid, styled } from '@niramaya/ui/styled';
import { offerAsCartItem, offerState, paths, type Offer, type OfferState, type ProductState } from '@niramaya/contract';
import { languageCopy } from '@niramaya/copy/language';
import { offerLandingCopy } from '@niramaya/copy/offer-landing';
import {
  findProduct,
  selectMedicine,
  toSelectedMedicine,
  useAppDispatch,
  useBrowserStorage,
  useCart,
} from '@niramaya/data-access';
import { Badge, Button, Price, ProductPicture, toast, UiLink } from '@niramaya/ui';
import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AddOffer } from './AddOffer';

/**
 * Finds the product of an offer, which names it by its title alone, and opens its page (requirement AMB-65 in
 * `docs/requirements.md`). The history entry of that page carries the offer too, so that the page shows its price. A
 * response that comes after the shopper has left the listing neither navigates nor shows a toast.
 */
function useOpenProduct(offer: Offer) {
  const dispatch = useAppDispatch();
  const storage = useBrowserStorage();
  const navigate = useNavigate();
  const [isOpening, setIsOpening] = useState(false);
  const root = useRef<HTMLElement>(null);

  const open = async () => {
    setIsOpening(true);
    // `product` is null if the shop has no product with this title.
    const product = await dispatch(findProduct(offer.title)).catch(() => 'failed' as const);
    if (!root.current) return;
    setIsOpening(false);
    if (product === 'failed') {
      toast.error(offerLandingCopy.failed);
      return;
    }
    if (product === null) {
      toast.error(offerLandingCopy.gone);
      return;
    }
    selectMedicine(storage, product);
    const state = { ...offerState(offer), product: toSelectedMedicine(product) } satisfies OfferState & ProductState;
    void navigate(paths.medicineDetails, { state });
  };
  return { root, open, isOpening };
}

interface ChosenOfferProps {
  /**
   * The offer. The names of its fields are those of the API: `status` is the number of packs, `strike` the MRP in
   * rupees, `off` the discount in per cent, and `price` the price now in rupees.
   */
  readonly offer: Offer;
  /**
   * When the API has returned the offer, in ms since 1970, of which the date is then shown with the price. An offer of
   * the history entry has none: the entry survives a reload and a restored tab, so its price may be of an earlier day.
   */
  readonly fetchedAtMs?: number | undefined;
}

/**
 * ChosenOffer shows the offer that the shopper has come from, above the listing: its packs go into the cart at its
 * price in rupees (OFFERS-04). The offer comes from the history entry, or by its number from the address
 * (`LinkedOffer`). So a reload and Back show it again, and a filter or another page, which makes a new entry, drops it.
 */
export function ChosenOffer({ offer, fetchedAtMs }: ChosenOfferProps) {
  const { root, open, isOpening } = useOpenProduct(offer);
  const line = offerAsCartItem(offer);
  const isInCart = useCart().items.some(({ title }) => title === line.title);
  const titleId = useId();
  const saved = offer.strike - offer.price;
  return (
    <styled.section
      ref={root}
      aria-labelledby={titleId}
      mb="4"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="offer.border"
      borderRadius="card"
      display="grid"
      gridTemplateColumns={{ base: '5.5rem minmax(0, 1fr)', md: '6.5rem minmax(0, 1fr) auto' }}
      alignItems="center"
      alignContent="center"
      columnGap="4"
      rowGap="3"
      p="4"
    >
      <styled.div
        boxSize={{ base: '[5.5rem]', md: '[6.5rem]' }}
        bg="bg.subtle"
        borderRadius="control"
        overflow="hidden"
        position="relative"
      >
        <ProductPicture src={offer.image} alt="" sizePx={104} eager />
        <styled.div position="absolute" insetBlockStart="0" insetInlineStart="0">
          <Badge tone="offer" variant="solid">
            {offerLandingCopy.discount(offer.off)}
          </Badge>
        </styled.div>
      </styled.div>
      <Grid minW="0" gap="1">
        <styled.h2
          id={titleId}
          textStyle="title"
          // On a phone the heading has one line next to the picture.
          fontSize={{ base: '[0.9375rem]', md: '[1.25rem]' }}
          color="offer.fg"
        >
          {offerLandingCopy.label}
        </styled.h2>
        <styled.h3 lang={languageCopy.apiLanguage} fontWeight="semibold" lineHeight="snug" overflowWrap="anywhere">
          {offer.title}
        </styled.h3>
        <Price amountRupees={offer.price} mrpRupees={offer.strike} labels={offerLandingCopy} />
        <styled.p textStyle="caption" color="fg.muted">
          {[
            offerLandingCopy.packs(offer.status),
            saved > 0 && offerLandingCopy.saved(saved),
            fetchedAtMs !== undefined && offerLandingCopy.today(new Date(fetchedAtMs)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </styled.p>
      </Grid>
      <Grid
        gridColumn={{ base: '1 / -1', md: 'auto' }}
        gridTemplateColumns={{ base: 'repeat(auto-fit, minmax(8.5rem, 1fr))', md: 'minmax(11rem, auto)' }}
        gap="2"
      >
        <AddOffer offer={offer} variant="solid" fullWidth />
        {/*
          While the offer is in the cart, its stepper and link fill the first row on a phone, and this button the next.
        */}
        <styled.div gridColumn={isInCart ? '1 / -1' : undefined}>
          <Button
            variant="outline"
            size="sm"
            fullWidth
            busy={isOpening}
            busyLabel={offerLandingCopy.opening}
            aria-label={isOpening ? undefined : offerLandingCopy.openName(offer.title)}
            onClick={() => void open()}
          >
            {offerLandingCopy.open}
          </Button>
        </styled.div>
        <styled.p gridColumn="1 / -1" textAlign="center" fontSize="[0.875rem]">
          <UiLink href={paths.offers} variant="inline">
            {offerLandingCopy.otherOffers}
          </UiLink>
        </styled.p>
      </Grid>
    </styled.section>
  );
}
