import { cartRow } from '../../styled-system/recipes';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Price, type PriceProps } from '../Price/Price';
import { ProductPicture } from '../ProductPicture/ProductPicture';
import { QuantityStepper, type QuantityStepperProps } from '../QuantityStepper/QuantityStepper';
import { useTitleLanguage } from '../theme/titleLanguage';

const classes = cartRow();

/** The props of `CartRow`: the prices of one pack, in rupees, as in `Price`, and the limits of `QuantityStepper`. */
export interface CartRowProps
  extends
    Readonly<Pick<PriceProps, 'amountRupees' | 'mrpRupees'>>,
    Readonly<Pick<QuantityStepperProps, 'min' | 'max' | 'onIncrease' | 'onDecrease' | 'disabled'>> {
  /** The full title of the product, which is a heading of level 2. */
  readonly title: string;
  /** The address of the pack shot. An empty one shows a placeholder. */
  readonly image: string;
  /** The number of packs. The component keeps no state of its own. */
  readonly quantity: number;
  /**
   * The price of all packs in words, such as '₹360.00 in all'. Leave it out for one pack; its space stays reserved, so
   * that nothing moves.
   */
  readonly total?: string;
  /**
   * A warning about the quantity, such as that it is large. Do not put the quantity into the text: screen readers would
   * then announce it again for each further pack.
   */
  readonly warning?: string;
  /**
   * Content of the full width below the row, such as the offer to take a new price, or a line that the product is sold
   * out.
   */
  readonly notice?: ReactNode;
  /** Called when the shopper removes the row. The row then disappears, so the caller must move the focus. */
  readonly onRemove: () => void;
  /** The texts of the row. */
  readonly labels: {
    /** The words around the price; see `Price`. */
    readonly price: PriceProps['labels'];
    /** The price of one pack in words, such as '₹180.00 each'. It is shown from two packs on, after the total. */
    readonly each: string;
    /** The texts of the quantity, with the product in each name; see `QuantityStepper`. */
    readonly quantity: QuantityStepperProps['labels'];
    /** The visible text of the button that removes the row. */
    readonly remove: string;
    /** The name of that button for screen readers, with the product. It must contain the visible text. */
    readonly removeLabel: string;
  };
}

/**
 * `CartRow` is for one product in the cart, whose quantity the shopper changes. For a product that is not in the cart
 * use a `ProductCard` or a `ProductLine`, and for the lines of a paid order a `Receipt`.
 *
 * `disabled` makes the quantity unavailable, for example if the product is sold out; the row can still be removed.
 */
export function CartRow(props: CartRowProps) {
  const { image, title, amountRupees, mrpRupees, quantity, total, warning, notice, onRemove, labels } = props;
  return (
    <div className={classes.root}>
      <div className={classes.picture}>
        <ProductPicture src={image} alt="" sizePx={112} />
      </div>
      <div className={classes.words}>
        {/* Titles may be in the language of the catalogue. `lang` is undefined if that is the language of the page. */}
        <h2 className={classes.title} lang={useTitleLanguage()}>
          {title}
        </h2>
        <div className={classes.price}>
          <Price amountRupees={amountRupees} mrpRupees={mrpRupees} labels={labels.price} />
        </div>
        <p className={classes.total}>
          {total && <span>{total}</span>}
          {quantity > 1 && <span>{labels.each}</span>}
        </p>
        <div className={classes.warning} aria-live="polite">
          {warning && <p>{warning}</p>}
        </div>
      </div>
      <div className={classes.controls}>
        <QuantityStepper
          value={quantity}
          min={props.min}
          max={props.max}
          onIncrease={props.onIncrease}
          onDecrease={props.onDecrease}
          disabled={props.disabled}
          labels={labels.quantity}
        />
        <Button
          variant="ghost"
          tone="danger"
          size="sm"
          startIcon={<Trash2 size={18} />}
          onClick={onRemove}
          aria-label={labels.removeLabel}
        >
          {labels.remove}
        </Button>
      </div>
      {notice && <div className={classes.notice}>{notice}</div>}
    </div>
  );
}
