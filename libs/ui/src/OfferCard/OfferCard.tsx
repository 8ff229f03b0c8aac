import {
  offerCardBox,
  offerCardFacts,
  offerCardPictureLink,
  offerCardPrice,
  offerCardRibbon,
  offerCardRow,
  offerCardTerm,
  offerCardTitleLink,
} from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import { Button } from '../Button/Button';
import { ProductPicture } from '../ProductPicture/ProductPicture';
import { useMoney } from '../theme/settings';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { BaseLink } from '../UiLink/LinkProvider';

export interface OfferCardProps {
  /** Address of the picture. */
  readonly image: string;
  /** Name of the offer. */
  readonly title: string;
  /** The quantity, shown under the label Quantity. `status` is the API's own name for it (OFFERS-07). */
  readonly status: string;
  /** The MRP in rupees (OFFERS-08). */
  readonly strike: number;
  /** The discount in words (OFFERS-09). */
  readonly off: string;
  /** The price in rupees (OFFERS-10). */
  readonly price: number;
  /** The link target. */
  readonly href: string;
  /** The router state for the page at `href`, see `LinkProps`. */
  readonly state?: unknown;
  /** The texts around the price and the button. */
  readonly words: {
    readonly quantity: string;
    readonly mrp: string;
    readonly discounts: string;
    readonly now: string;
    readonly view: string;
    readonly viewLabel: (title: string) => string;
  };
}

/**
 * The layout of an offer: the picture with the link below it, and the title and the facts beside both. The discount is
 * a ribbon in the corner.
 */
export const OfferCardBox = chakra('article', offerCardBox);
const PictureLink = chakra(BaseLink, offerCardPictureLink);
const TitleLink = chakra(BaseLink, offerCardTitleLink);
const Facts = chakra('dl', offerCardFacts);
const Row = chakra('div', offerCardRow);
const Ribbon = chakra('div', offerCardRibbon);
const Price = chakra('dd', offerCardPrice);
const Term = chakra('dt', offerCardTerm);

/**
 * The card of one offer: picture, title, quantity, MRP, discount and price. Picture, title and VIEW link to the shop
 * (OFFERS-03 to OFFERS-10).
 */
export function OfferCard({ image, title, status, strike, off, price, href, state, words }: OfferCardProps) {
  const money = useMoney();
  return (
    <OfferCardBox>
      {/* The title is the link for screen readers. Tab skips the link of the picture. */}
      <PictureLink href={href} state={state} tabIndex={-1} aria-hidden>
        <ProductPicture src={image} alt="" />
      </PictureLink>
      <chakra.h2 fontWeight="semibold" overflowWrap="anywhere" minH="[2lh]">
        <TitleLink href={href} state={state}>
          {title}
        </TitleLink>
      </chakra.h2>
      <Facts>
        <Row>
          <Term>{words.quantity}</Term>
          <dd>{status}</dd>
        </Row>
        <Row>
          <Term>{words.mrp}</Term>
          <chakra.dd fontVariantNumeric="tabular-nums">
            <chakra.del color="fg.muted">{money(strike)}</chakra.del>
          </chakra.dd>
        </Row>
        <Ribbon>
          <dt>{words.discounts}</dt>
          <dd>{off}</dd>
        </Ribbon>
        <div>
          <VisuallyHidden as="dt">{words.now}</VisuallyHidden>
          <Price>{money(price)}</Price>
        </div>
      </Facts>
      <Button href={href} state={state} variant="outline" size="sm" fullWidth aria-label={words.viewLabel(title)}>
        {words.view}
      </Button>
    </OfferCardBox>
  );
}
