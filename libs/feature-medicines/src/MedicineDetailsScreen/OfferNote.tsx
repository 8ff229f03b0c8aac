import { Flex, styled } from '@niramaya/ui/styled';
import { paths, type Offer, type SelectedMedicine } from '@niramaya/contract';
import { offerLandingCopy } from '@niramaya/copy/offer-landing';
import { useKnownOffers } from '@niramaya/data-access';
import { UiLink } from '@niramaya/ui';
import { AddOffer } from '../ChosenOffer/AddOffer';
import { severalPacksOf, useProductOffer } from './useProductOffer';

/** Returns the offer of the product: the chosen one, or one that this tab has fetched on the screen of the offers. */
function useOfferOf({ title }: SelectedMedicine, chosen: Offer | null): Offer | undefined {
  const known = useKnownOffers();
  return chosen ?? known.find((one) => one.title === title);
}

/**
 * OfferLine is one line above the price of one pack: the price in rupees of the offer that the shopper has chosen or
 * has in the cart, or of today's offer, and a link to all offers. `OfferNote` with its button is further down, on a
 * phone below the first screenful. Without such an offer the line renders nothing. Its room is that of the longer of
 * the two texts, before and after the offer is in the cart, so that nothing below it moves with the press.
 */
export function OfferLine({ medicine }: { readonly medicine: SelectedMedicine }) {
  const { chosen, inCart } = useProductOffer(medicine);
  const offer = useOfferOf(medicine, chosen);
  const packsOf = (packs: string | null) => (packs === null ? null : offerLandingCopy.packs(packs));
  const textInCart = (rupees: number, packs: string | null) => offerLandingCopy.inCart(rupees, packsOf(packs));
  let before = '';
  if (offer) {
    const textOf = chosen ? offerLandingCopy.atPrice : offerLandingCopy.atPriceToday;
    before = textOf(offer.price, packsOf(severalPacksOf(offer)));
  }
  const text = inCart ? textInCart(inCart.rupees, inCart.packs) : before;
  if (text === '') return null;
  const textInRoom = inCart || !offer ? before : textInCart(offer.price, severalPacksOf(offer));
  return (
    <Flex wrap="wrap" align="baseline" columnGap="3" mb="1">
      <styled.p
        color="offer.fg"
        fontWeight="semibold"
        display="grid"
        data-room={textInRoom}
        css={{
          '& > span, &::after': { gridArea: '1 / 1' },
          _after: { content: 'attr(data-room)', visibility: 'hidden' },
        }}
      >
        <span>{text}</span>
      </styled.p>
      <styled.span fontSize="[0.875rem]">
        <UiLink href={paths.offers} variant="inline">
          {offerLandingCopy.otherOffers}
        </UiLink>
      </styled.span>
    </Flex>
  );
}

interface OfferNoteProps {
  /** The product on the page. */
  readonly medicine: SelectedMedicine;
}

/**
 * OfferNote has the price in rupees of an offer of the product, and puts the packs of the offer in the cart. The offer
 * is that of the history entry, from which the shopper opened the page, or one that this tab has fetched on the screen
 * of the offers. The note sends no request (requirement AMB-65 in `docs/requirements.md`), and renders nothing without
 * an offer.
 */
export function OfferNote({ medicine }: OfferNoteProps) {
  const { chosen } = useProductOffer(medicine);
  const offer = useOfferOf(medicine, chosen);
  if (!offer) return null;
  const packs = severalPacksOf(offer);
  const terms = [
    ...(packs === null ? [] : [offerLandingCopy.packs(packs)]),
    // In the names of the API, `off` is the discount in per cent.
    offerLandingCopy.discount(offer.off),
  ];
  return (
    <styled.div borderWidth="1px" borderColor="offer.border" borderRadius="control" px="3" py="2.5">
      <p>
        {chosen
          ? offerLandingCopy.onProduct(offer.price, terms.join(', '))
          : offerLandingCopy.onProductToday(offer.price, terms.join(', '))}
      </p>
      <Flex wrap="wrap" align="center" gap="2" mt="2">
        <AddOffer offer={offer} variant="outline" />
      </Flex>
    </styled.div>
  );
}
