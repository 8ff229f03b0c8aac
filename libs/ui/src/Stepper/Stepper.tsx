import { stepper } from '../../styled-system/recipes';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { moves } from '../motion/moves';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

const classes = stepper();

export interface StepperProps {
  label: string;
  steps: readonly string[];
  /** From 0; `steps.length` when done. */
  current: number;
  doneLabel: string;
  /**
   * Null while unknown; a script then sets `data-steps`.
   * @default true
   */
  shown?: boolean | null;
}

/** The next screen continues from this step. */
const lastShown = new Map<string, number>();

/** The progress through a row of steps. */
export function Stepper({ label, steps, current, doneLabel, shown = true }: StepperProps) {
  // A change before the animations load must not animate later.
  const comingFrom = (last = current) => ({ at: current, from: moves.StepChange ? last : current });
  const [{ at, from }, setStep] = useState(() => comingFrom(lastShown.get(label)));
  if (at !== current) setStep(comingFrom(at));
  useEffect(() => {
    if (shown) lastShown.set(label, current);
  }, [label, current, shown]);

  if (shown === false) return null;
  return (
    <ol className={classes.list} aria-label={label} data-unknown={shown === null ? '' : undefined}>
      {steps.map((step, index) => {
        const done = index < current;
        const isPassed = index > Math.min(from, current) && index <= Math.max(from, current);
        return (
          <li
            className={classes.step}
            key={step}
            data-done={done ? '' : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            {moves.StepChange && isPassed && <moves.StepChange key={from} isReached={from < current} />}
            <span className={classes.mark} aria-hidden>
              {done ? <Check /> : <span>{index + 1}</span>}
              {moves.Pop && from !== current && index === current && <moves.Pop key={from} />}
            </span>
            <span className={classes.name}>
              <span>{step}</span>
              {done && <VisuallyHidden>{` ${doneLabel}`}</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
