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
}

const List = chakra('ol', { base: { display: 'flex', gap: { base: '2', md: '3' }, width: 'full' } });
const Step = chakra('li', {
  base: {
    // As wide as its name on a narrow screen, where equal fifths would break the longest one.
    flex: { base: '1 1 auto', md: '1' },
    minWidth: '0',
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { base: 'start', md: 'center' },
    gap: '2',
    paddingTop: '3',
    borderTop: '3px solid',
    borderColor: 'bg.muted',
    color: 'fg.muted',
    '&[data-done], &[aria-current]': { borderColor: 'brand.solid', color: 'fg' },
    '&[aria-current]': { fontWeight: 'semibold' },
    '@media (forced-colors: active)': { '&[data-done], &[aria-current]': { borderColor: 'Highlight' } },
  },
});
const Mark = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    boxSize: '7',
    borderRadius: 'pill',
    bg: 'bg.muted',
    color: 'fg.muted',
    textStyle: 'caption',
    fontWeight: 'bold',
    _icon: { boxSize: '4' },
    '[data-done] > &': { bg: 'brand.subtle', color: 'brand.fg' },
    '[aria-current] > &': { bg: 'brand.solid', color: 'brand.contrast' },
  },
});
const Name = chakra('span', {
  base: {
    minWidth: '0',
    lineHeight: '1.3',
    fontSize: { base: 'caption', md: 'body' },
    // Five of them stand beside each other on the narrowest screen.
    hyphens: 'auto',
    overflowWrap: 'anywhere',
  },
});

/** Where one is in a row of steps. It shows the way and cannot be pressed. */
export const Stepper = ({ label, steps, current, doneLabel }: StepperProps) => (
  <List aria-label={label}>
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
