import { quantityStepper } from '../../styled-system/recipes';
import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

const classes = quantityStepper();

export interface QuantityStepperProps {
  value: number;
  /** @default 1 */
  min?: number;
  max?: number;
  onIncrease: () => void;
  onDecrease: () => void;
  disabled?: boolean;
  labels: { group: string; decrease: string; increase: string; value: string; atMinimum?: string };
}

/** A quantity with minus and plus. At a limit, a button stays focusable. */
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
