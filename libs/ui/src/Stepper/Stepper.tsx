import { stepperList, stepperMark, stepperName, stepperStep } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import { Check } from 'lucide-react';
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

/** Where one is in a row of steps. It shows the way and cannot be pressed. */
export function Stepper({ label, steps, current, doneLabel, shown = true }: StepperProps) {
  if (shown === false) return null;
  return (
    <List aria-label={label} data-unknown={shown === null ? '' : undefined}>
      {steps.map((step, index) => {
        const done = index < current;
        return (
          <Step key={step} data-done={done ? '' : undefined} aria-current={index === current ? 'step' : undefined}>
            <Mark aria-hidden>{done ? <Check /> : index + 1}</Mark>
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
