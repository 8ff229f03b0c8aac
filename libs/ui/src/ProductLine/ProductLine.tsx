import { productLine } from '../../styled-system/recipes';
import type { ReactNode } from 'react';
import { Price, type PriceProps } from '../Price/Price';
import { ProductPicture } from '../ProductPicture/ProductPicture';
import type { LinkTarget } from '../UiLink/LinkProvider';
import { UiLink } from '../UiLink/UiLink';

const classes = productLine();

export interface ProductLineProps extends Readonly<LinkTarget & Pick<PriceProps, 'amountRupees' | 'mrpRupees'>> {
  readonly title: string;
  readonly image: string;
  readonly priceLabels: PriceProps['labels'];
  readonly onOpen: () => void;
  readonly actions?: ReactNode;
}

/** A compact line for a known product. */
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
