import { quantityStepper } from '../../styled-system/recipes';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';

const classes = quantityStepper();

export interface QuantityStepperProps {
  value: number;
  min?: number;
  onIncrease: () => void;
  onDecrease: () => void;
  disabled?: boolean;
  labels: { group: string; decrease: string; increase: string; value: string };
}

/** At the minimum, minus stays focusable. */
export function QuantityStepper({ value, min = 1, onIncrease, onDecrease, disabled, labels }: QuantityStepperProps) {
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
      {step(labels.increase, <Plus aria-hidden />, disabled, onIncrease)}
    </div>
  );
}
