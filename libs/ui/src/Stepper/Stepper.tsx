import { stepper } from '../../styled-system/recipes';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { moves } from '../motion/moves';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

const classes = stepper();

export interface StepperProps {
  /** The accessible name of the list, for example 'Steps of your consultation'. */
  label: string;
  /** The names of the steps, in their order. */
  steps: readonly string[];
  /** Index from 0 of the current step; `steps.length` when all steps are done. */
  current: number;
  /** Screen readers read it after the name of a step that is done. */
  doneLabel: string;
  /**
   * False on a screen that the shopper reached by another way than these steps. Null in a prerendered page, while that
   * is not known. A script in the document's head then sets `data-steps` on the document if the steps show, so no
   * layout shift happens.
   * @default true
   */
  shown?: boolean | null;
}

/** The step that each list last rendered. The next screen with the same list continues from there. */
const lastShown = new Map<string, number>();

/**
 * Shows the progress through a row of steps. It cannot be clicked. Once `loadMovesOnChange` has fetched the code, the
 * line of a step fills when the shopper reaches the step. It empties when the shopper goes back, also on the next
 * screen.
 */
export function Stepper({ label, steps, current, doneLabel, shown = true }: StepperProps) {
  // If the animation code has not loaded when the step changes, the animation does not run later.
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
