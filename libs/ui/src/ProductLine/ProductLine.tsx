import { productLine } from '../../styled-system/recipes';
import type { ReactNode } from 'react';
import { Price, type PriceProps } from '../Price/Price';
import { ProductPicture } from '../ProductPicture/ProductPicture';
import type { LinkTarget } from '../UiLink/LinkProvider';
import { UiLink } from '../UiLink/UiLink';

const classes = productLine();

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

/** A compact line for a product that the shopper already knows, such as a saved or recently viewed one. */
export function ProductLine(props: ProductLineProps) {
  const { href, to, state, title, image, amountRupees, mrpRupees, priceLabels, onOpen, actions } = props;
  return (
    <article className={classes.root}>
      <div className={classes.picture}>
        <ProductPicture src={image} alt="" sizePx={72} />
      </div>
      <div>
        <h3 className={classes.title}>
          <UiLink className={classes.link} href={href} to={to} state={state} onClick={onOpen} onAuxClick={onOpen}>
            {title}
          </UiLink>
        </h3>
        <Price amountRupees={amountRupees} mrpRupees={mrpRupees} size="sm" labels={priceLabels} />
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </article>
  );
}
