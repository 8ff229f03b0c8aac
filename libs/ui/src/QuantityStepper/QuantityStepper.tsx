import { quantityStepper } from '../../styled-system/recipes';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';

const classes = quantityStepper();

export interface QuantityStepperProps {
  /** The quantity. The component keeps no state of its own. */
  value: number;
  /** The smallest quantity. There minus does nothing. @default 1 */
  min?: number;
  /**
   * The largest quantity, such as a limit for each order. There plus does nothing. Name the limit and its reason in a
   * text near the stepper. @default Infinity
   */
  max?: number;
  /** Called when the shopper asks for one more; never at the maximum. */
  onIncrease: () => void;
  /** Called when the shopper asks for one less; never at the minimum. */
  onDecrease: () => void;
  /** Makes both buttons unavailable, for example while a change is saved. They keep the focus. @default false */
  disabled?: boolean;
  /** The texts of the control. */
  labels: {
    /** The name of the control for screen readers. */
    group: string;
    /** The name of minus for screen readers, with the item. */
    decrease: string;
    /** The name of plus for screen readers, with the item. */
    increase: string;
    /** The visible word before the number. */
    value: string;
  };
}

/**
 * `QuantityStepper` is for a small number that changes by one, such as the packs of a medicine. A large number is a
 * `TextField`, and removal a button of its own.
 *
 * At the minimum, minus stays in the Tab order and screen readers announce it as unavailable, because a disabled button
 * would lose the focus. So does plus at the maximum. Screen readers also announce each new quantity.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, min = 1, max = Infinity, onIncrease, onDecrease, disabled, labels } = props;
  const step = (label: string, icon: ReactNode, isBlocked: boolean | undefined, onClick: () => void) => (
    <button
      className={classes.step}
      type="button"
      aria-label={label}
      aria-disabled={isBlocked}
      onClick={isBlocked ? undefined : onClick}
    >
      {icon}
    </button>
  );
  return (
    <div className={classes.root} role="group" aria-label={labels.group}>
      {step(labels.decrease, <Minus aria-hidden />, disabled || value <= min, onDecrease)}
      <output className={classes.value}>
        <span className={classes.word}>{labels.value}</span> <span>{value}</span>
      </output>
      {step(labels.increase, <Plus aria-hidden />, disabled || value >= max, onIncrease)}
    </div>
  );
}
