import { productLine } from '../../styled-system/recipes';
import type { ReactNode } from 'react';
import { Price, type PriceProps } from '../Price/Price';
import { ProductPicture } from '../ProductPicture/ProductPicture';
import type { LinkTarget } from '../UiLink/LinkProvider';
import { UiLink } from '../UiLink/UiLink';
import { useTitleLanguage } from '../theme/titleLanguage';

const classes = productLine();

/** The props of `ProductLine`: those of a link, and the prices of `Price` in rupees. */
export interface ProductLineProps extends Readonly<LinkTarget & Pick<PriceProps, 'amountRupees' | 'mrpRupees'>> {
  /** The full title of the product, which is the text of the link and a heading of level 3. */
  readonly title: string;
  /** The address of the pack shot. An empty one shows a placeholder. */
  readonly image: string;
  /** The words around the price; see `Price`. */
  readonly priceLabels: PriceProps['labels'];
  /**
   * Called before the link may open: on a click, a middle click and a right click, as in `ProductCard`. The screen
   * stores the product then, for the page that may open.
   */
  readonly onOpen: () => void;
  /** Buttons below the price. They are in front of the link that covers the line. */
  readonly actions?: ReactNode;
}

/**
 * `ProductLine` is for a product that the shopper knows already, such as a saved one, in as little room as its title
 * takes. A product that the shopper may not know is a `ProductCard`.
 *
 * The link covers the whole line, so that all of it can be clicked.
 */
export function ProductLine(props: ProductLineProps) {
  const { href, to, state, title, image, amountRupees, mrpRupees, priceLabels, onOpen, actions } = props;
  return (
    <article className={classes.root}>
      <div className={classes.picture}>
        <ProductPicture src={image} alt="" sizePx={72} />
      </div>
      <div>
        <h3 className={classes.title} lang={useTitleLanguage()}>
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
