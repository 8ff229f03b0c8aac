import { stepper } from '../../styled-system/recipes';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

const classes = stepper();

export interface StepperProps {
  label: string;
  steps: readonly string[];
  /** From 0; `steps.length` when done. */
  current: number;
  doneLabel: string;
  /** Null while unknown; a script then sets `data-steps`. */
  shown?: boolean | null;
}

const lastShown = new Map<string, number>();

/** The progress through steps. */
export function Stepper({ label, steps, current, doneLabel, shown = true }: StepperProps) {
  const [{ at, from }, setStep] = useState(() => ({ at: current, from: lastShown.get(label) ?? current }));
  if (at !== current) setStep({ at: current, from: at });
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
            {isPassed && (
              <span className={stepper({ to: from < current ? 'end' : 'start' }).cover} key={from} aria-hidden />
            )}
            <span
              className={classes.mark}
              data-reached={from !== current && index === current ? '' : undefined}
              aria-hidden
            >
              {done ? <Check /> : <span>{index + 1}</span>}
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
