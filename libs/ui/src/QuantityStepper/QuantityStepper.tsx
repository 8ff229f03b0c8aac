import { quantityStepper } from '../../styled-system/recipes';
import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

const classes = quantityStepper();

export interface QuantityStepperProps {
  /** A whole number of packs. */
  value: number;
  /** @default 1 */
  min?: number;
  /** The maximum quantity; Plus stops there. */
  max?: number;
  /** Called when the shopper wants one more. */
  onIncrease: () => void;
  /** Called when the shopper wants one fewer. */
  onDecrease: () => void;
  /** Neither button can be clicked. */
  disabled?: boolean;
  /**
   * `group` names the thing counted ('Quantity of Paracip 650'). `value` comes before the number ('Qty'). Screen
   * readers read `atMinimum` with a minus that is disabled.
   */
  labels: { group: string; decrease: string; increase: string; value: string; atMinimum?: string };
}

/**
 * A stepper with minus, the quantity and plus (CART-05, CART-06, CART-07). At its limit a button stays focusable and is
 * announced as disabled. If the button disappeared, the finger or the focus would lose its target.
 */
export function QuantityStepper({
  value,
  min = 1,
  max = Number.POSITIVE_INFINITY,
  onIncrease,
  onDecrease,
  disabled = false,
  labels,
}: QuantityStepperProps) {
  const atMin = disabled || value <= min;
  const atMax = disabled || value >= max;
  const noteId = useId();
  const note = !disabled && atMin ? labels.atMinimum : undefined;
  return (
    <div className={classes.root} role="group" aria-label={labels.group}>
      <button
        className={classes.step}
        type="button"
        aria-label={labels.decrease}
        aria-disabled={atMin}
        aria-describedby={note && noteId}
        onClick={atMin ? undefined : onDecrease}
      >
        <Minus aria-hidden />
      </button>
      <output className={classes.value}>
        <span className={classes.word}>{labels.value}</span> <span>{value}</span>
      </output>
      <button
        className={classes.step}
        type="button"
        aria-label={labels.increase}
        aria-disabled={atMax}
        onClick={atMax ? undefined : onIncrease}
      >
        <Plus aria-hidden />
      </button>
      {note && <VisuallyHidden id={noteId}>{note}</VisuallyHidden>}
    </div>
  );
}
