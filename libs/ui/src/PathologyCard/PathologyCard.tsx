import {
  pathologyCardAlias,
  pathologyCardFoot,
  pathologyCardInside,
  pathologyCardLabs,
  pathologyCardMrp,
  pathologyCardName,
} from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import type { HomePathologyTest } from '@niramaya/contract';
import { FlaskConical } from 'lucide-react';
import { Badge } from '../Badge/Badge';
import { Tile, TileLink } from '../internal/tile';
import { Price, type PriceProps } from '../Price/Price';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface PathologyCardProps {
  /** Name, labs and price. */
  test: HomePathologyTest;
  /** The link target. */
  href: string;
  /** The texts around the price and the labs. */
  labels: {
    price: PriceProps['labels'];
    /** Read out before 'NA': 'Discount'. */
    discount: string;
  };
}

const Inside = chakra('div', pathologyCardInside);

const Name = chakra('h3', pathologyCardName);

const Alias = chakra('p', pathologyCardAlias);

const Labs = chakra('p', pathologyCardLabs);

const Foot = chakra('div', pathologyCardFoot);

const Mrp = chakra('span', pathologyCardMrp);

/**
 * The card of a pathology test (HOME-38 to HOME-43). Without a discount, the record contains 'Nil' and 'NA', and the
 * card shows both.
 */
export function PathologyCard({ test, href, labels }: PathologyCardProps) {
  const { name, desc, detail, price, O_price: listPrice, discount } = test;
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
                <span>{labels.price.mrp}</span> <span>{listPrice}</span>
              </Mrp>
              <Badge>
                <VisuallyHidden>{`${labels.discount} `}</VisuallyHidden>
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
