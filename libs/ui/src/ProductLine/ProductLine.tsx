import { productLineActions, productLinePicture, productLineRoot, productLineTitle } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import type { ReactNode } from 'react';
import { Price, type PriceProps } from '../Price/Price';
import { CardLink } from '../ProductCard/ProductCard.parts';
import { ProductPicture } from '../ProductPicture/ProductPicture';
import type { LinkTarget } from '../UiLink/LinkProvider';

export interface ProductLineProps extends Readonly<LinkTarget> {
  /** Name of the product. */
  readonly title: string;
  /** Address of the picture. */
  readonly image: string;
  /** The price in rupees, after the discount. */
  readonly amountRupees: number;
  /** The MRP in rupees. Leave it out where there is no discount. */
  readonly mrpRupees?: number;
  /** The texts that screen readers announce before each amount. */
  readonly priceLabels: PriceProps['labels'];
  /** Called when the product is opened, by pointer or keyboard. */
  readonly onOpen: () => void;
  /** Separate buttons. */
  readonly actions?: ReactNode;
}

const Root = chakra('article', productLineRoot);
const Picture = chakra('div', productLinePicture);
const Title = chakra('h3', productLineTitle);
/** The buttons are in front of the link, which covers the whole line. */
const Actions = chakra('div', productLineActions);

/** A compact line for a product that the shopper already knows, such as a saved or recently viewed one. */
export function ProductLine(props: ProductLineProps) {
  const { href, to, state, title, image, amountRupees, mrpRupees, priceLabels, onOpen, actions } = props;
  return (
    <Root>
      <Picture>
        <ProductPicture src={image} alt="" sizePx={72} />
      </Picture>
      <div>
        <Title>
          <CardLink href={href} to={to} state={state} onClick={onOpen} onAuxClick={onOpen}>
            {title}
          </CardLink>
        </Title>
        <Price amountRupees={amountRupees} mrpRupees={mrpRupees} size="sm" labels={priceLabels} />
      </div>
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
