import { quantityStepper } from '../../styled-system/recipes';
import { Minus, Plus } from 'lucide-react';

const classes = quantityStepper();

export interface QuantityStepperProps {
  value: number;
  /** @default 1 */
  min?: number;
  onIncrease: () => void;
  onDecrease: () => void;
  disabled?: boolean;
  labels: { group: string; decrease: string; increase: string; value: string };
}

/** A quantity with minus and plus. At the minimum, minus stays focusable. */
export function QuantityStepper({
  value,
  min = 1,
  onIncrease,
  onDecrease,
  disabled = false,
  labels,
}: QuantityStepperProps) {
  const atMin = disabled || value <= min;
  return (
    <div className={classes.root} role="group" aria-label={labels.group}>
      <button
        className={classes.step}
        type="button"
        aria-label={labels.decrease}
        aria-disabled={atMin}
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
        aria-disabled={disabled}
        onClick={disabled ? undefined : onIncrease}
      >
        <Plus aria-hidden />
      </button>
    </div>
  );
}
