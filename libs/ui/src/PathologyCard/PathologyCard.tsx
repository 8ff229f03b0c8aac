import { chakra, foresee } from '../theme/chakra';
import type { HomePathologyTest } from '@niramaya/contract';
import { FlaskConical } from 'lucide-react';
import { Badge } from '../Badge/Badge';
import { Tile, TileLink } from '../internal/tile';
import { Price, type PriceProps } from '../Price/Price';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface PathologyCardProps {
  test: HomePathologyTest;
  href: string;
  labels: {
    price: PriceProps['labels'];
    /** Read out before 'NA': 'Discount'. */
    discount: string;
  };
}

const Inside = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '2', height: 'full', p: '4' },
});

const Name = chakra('h3', {
  base: { textStyle: 'lead', fontWeight: 'semibold', lineHeight: 'snug', textWrap: 'balance' },
});

const Alias = chakra('p', { base: { textStyle: 'caption', color: 'fg.muted', flex: '1' } });

const Labs = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    textStyle: 'caption',
    color: 'fg',
    _icon: { boxSize: '4', color: 'brand.fg' },
  },
});

const Foot = chakra('div', {
  base: {
    paddingTop: '3',
    borderTopWidth: '1px',
    borderColor: 'border',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    alignContent: 'start',
    columnGap: '2',
    rowGap: '0.5',
  },
});

const Mrp = chakra('span', { base: { textStyle: 'caption', color: 'fg.subtle' } });

/** A pathology test (HOME-38 to HOME-43). Where nothing is taken off, the record says 'Nil' and 'NA', and so does the card. */
export function PathologyCard({ test, href, labels }: PathologyCardProps) {
  const { name, desc, detail, price, O_price: listPrice, discount } = test;
  // The prerendered row may hold none of these.
  foresee([Mrp]);
  return (
    <Tile leads>
      <Inside>
        <Name>
          <TileLink href={href}>{name}</TileLink>
        </Name>
        <Alias>{desc}</Alias>
        <Labs>
          <FlaskConical aria-hidden />
          <span>{detail}</span>
        </Labs>
        <Foot>
          {listPrice === 'Nil' ? (
            <>
              <Price amountRupees={price} labels={labels.price} />
              <Mrp>
                {labels.price.mrp} <span>{listPrice}</span>
              </Mrp>
              <Badge>
                <VisuallyHidden>{labels.discount} </VisuallyHidden>
                <span>{discount}</span>
              </Badge>
            </>
          ) : (
            <Price amountRupees={price} mrpRupees={listPrice} discountText={discount} labels={labels.price} />
          )}
        </Foot>
      </Inside>
    </Tile>
  );
}
