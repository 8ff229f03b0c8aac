import { chakra } from '../theme/chakra';
import { formatRupees } from '@niramaya/contract';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { ProductPicture } from '../ProductPicture/ProductPicture';

export interface OfferCardProps {
  readonly image: string;
  readonly title: string;
  /** Shown under the label Quantity; the API's name for it is its own (OFFERS-07). */
  readonly status: string;
  /** The MRP in rupees (OFFERS-08). */
  readonly strike: number;
  /** The discount in words (OFFERS-09). */
  readonly off: string;
  /** Rupees (OFFERS-10). */
  readonly price: number;
  readonly href: string;
  readonly words: {
    readonly quantity: string;
    readonly mrp: string;
    readonly discounts: string;
    readonly now: string;
    readonly view: string;
    readonly viewLabel: (title: string) => string;
  };
}

/** Picture, title, facts and the way on, in a column; on a telephone the picture stands beside the title. */
export const OfferCardBox = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '6rem minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
    gridTemplateRows: { base: 'auto 1fr auto', sm: 'auto auto 1fr auto' },
    gap: '4',
    h: 'full',
    '& > :nth-child(2)': { alignSelf: { base: 'center', sm: 'start' } },
    '& > :nth-child(n + 3)': { gridColumn: '1 / -1' },
    '& > :nth-child(3)': { alignSelf: 'end' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    boxShadow: 'card',
    p: { base: '4', md: '5' },
  },
});
const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline', columnGap: '3' },
});
const Term = chakra('dt', { base: { flex: '1 1 4rem', color: 'fg.muted', textStyle: 'caption' } });

/** One offer: picture, title, quantity, MRP, discount and price, and the way to the shop (OFFERS-03 to OFFERS-10). */
export function OfferCard({ image, title, status, strike, off, price, href, words }: OfferCardProps) {
  return (
    <OfferCardBox>
      <chakra.div maxW="200px" w="full" aspectRatio="1" mx="auto" bg="bg.subtle" borderRadius="control" overflow="clip">
        <ProductPicture src={image} alt="" />
      </chakra.div>
      <chakra.h2 fontWeight="semibold" overflowWrap="anywhere" minH="2lh">
        {title}
      </chakra.h2>
      <chakra.dl display="grid" gap="2">
        <Row>
          <Term>{words.quantity}</Term>
          <dd>{status}</dd>
        </Row>
        <Row>
          <Term>{words.mrp}</Term>
          <chakra.dd fontVariantNumeric="tabular-nums">
            <chakra.del color="fg.muted">{formatRupees(strike)}</chakra.del>
          </chakra.dd>
        </Row>
        <Row>
          <Term>{words.discounts}</Term>
          <dd>
            <Badge tone="offer">{off}</Badge>
          </dd>
        </Row>
        <Row>
          <Term>{words.now}</Term>
          <chakra.dd textStyle="priceLarge">{formatRupees(price)}</chakra.dd>
        </Row>
      </chakra.dl>
      <Button href={href} variant="outline" fullWidth aria-label={words.viewLabel(title)}>
        {words.view}
      </Button>
    </OfferCardBox>
  );
}
