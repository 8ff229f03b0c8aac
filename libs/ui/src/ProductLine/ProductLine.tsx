import { productLineActions, productLinePicture, productLineRoot, productLineTitle } from '../../styled-system/recipes';
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

const Root = chakra('article', productLineRoot);
const Picture = chakra('div', productLinePicture);
const Title = chakra('h3', productLineTitle);
/** Above the link, which covers the whole line. */
const Actions = chakra('div', productLineActions);

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
