import { stepperList, stepperMark, stepperName, stepperStep } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { moves } from '../motion/moves';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface StepperProps {
  /** Names the list, e.g. 'Steps of your consultation'. */
  label: string;
  steps: readonly string[];
  /** Index from 0 of the step under way; `steps.length` when all is done. */
  current: number;
  /** Read out after the name of a step that is done. */
  doneLabel: string;
  /**
   * False on a screen that is reached in another way than by these steps. Null while that is not known, in a prerendered
   * page: a script in its head sets `data-steps` on the document where they are to be seen, so that nothing moves.
   * @default true
   */
  shown?: boolean | null;
}

const List = chakra('ol', stepperList);
const Step = chakra('li', stepperStep);
const Mark = chakra('span', stepperMark);
const Name = chakra('span', stepperName);

/** Where each list of steps stood when it was last rendered: the next screen that has it goes on from there. */
const lastShown = new Map<string, number>();

/**
 * Where one is in a row of steps. It shows the way and cannot be pressed. Once `loadMovesOnChange` has brought the code for
 * it, the line of a step fills or empties when the step is come to or gone back from, on the next screen too.
 */
export function Stepper({ label, steps, current, doneLabel, shown = true }: StepperProps) {
  // What has not come by the time of a change is not made up for later.
  const comingFrom = (last = current) => ({ at: current, from: moves.StepChange ? last : current });
  const [{ at, from }, setStep] = useState(() => comingFrom(lastShown.get(label)));
  if (at !== current) setStep(comingFrom(at));
  useEffect(() => {
    if (shown) lastShown.set(label, current);
  }, [label, current, shown]);

  if (shown === false) return null;
  return (
    <List aria-label={label} data-unknown={shown === null ? '' : undefined}>
      {steps.map((step, index) => {
        const done = index < current;
        const isPassed = index > Math.min(from, current) && index <= Math.max(from, current);
        return (
          <Step key={step} data-done={done ? '' : undefined} aria-current={index === current ? 'step' : undefined}>
            {moves.StepChange && isPassed && <moves.StepChange key={from} isReached={from < current} />}
            <Mark aria-hidden>
              {done ? <Check /> : index + 1}
              {moves.Pop && from !== current && index === current && <moves.Pop key={from} />}
            </Mark>
            <Name>
              {step}
              {done && <VisuallyHidden> {doneLabel}</VisuallyHidden>}
            </Name>
          </Step>
        );
      })}
    </List>
  );
}
