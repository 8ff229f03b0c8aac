import { chakra } from '../theme/chakra';
import type { ReactNode } from 'react';
import { Price, type PriceProps } from '../Price/Price';
import { CardLink } from '../ProductCard/ProductCard.parts';
import { ProductPicture } from '../ProductPicture/ProductPicture';

export interface ProductLineProps {
  readonly href: string;
  readonly title: string;
  readonly image: string;
  /** Rupees, after the discount. */
  readonly amountRupees: number;
  /** Rupees; leave it out where nothing is taken off. */
  readonly mrpRupees?: number;
  readonly priceLabels: PriceProps['labels'];
  /** The product was chosen, by pointer or keyboard. */
  readonly onOpen: () => void;
  /** Buttons of their own. */
  readonly actions?: ReactNode;
}

const Root = chakra('article', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '4.5rem minmax(0, 1fr)',
    columnGap: '3',
    rowGap: '2',
    alignItems: 'start',
    height: 'full',
    p: '3',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    _hover: { borderColor: 'brand.border' },
  },
});
const Picture = chakra('div', {
  base: { boxSize: '4.5rem', bg: 'bg.subtle', borderRadius: 'control', overflow: 'hidden' },
});
const Title = chakra('h3', { base: { fontSize: 'body', fontWeight: 'semibold', lineHeight: 'snug', mb: '1' } });
/** Above the link, which covers the whole line. */
const Actions = chakra('div', {
  base: { position: 'relative', zIndex: '1', gridColumn: '2', display: 'flex', flexWrap: 'wrap', gap: '2' },
});

/** A product that the shopper knows already, in as little room as its name takes: saved, seen before. */
export function ProductLine(props: ProductLineProps) {
  const { href, title, image, amountRupees, mrpRupees, priceLabels, onOpen, actions } = props;
  return (
    <Root>
      <Picture>
        <ProductPicture src={image} alt="" sizePx={72} />
      </Picture>
      <div>
        <Title>
          <CardLink href={href} onClick={onOpen} onAuxClick={onOpen}>
            {title}
          </CardLink>
        </Title>
        <Price amountRupees={amountRupees} mrpRupees={mrpRupees} size="sm" labels={priceLabels} />
      </div>
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
