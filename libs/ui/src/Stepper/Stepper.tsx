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

const List = chakra('ol', {
  base: {
    display: 'flex',
    gap: { base: '2', md: '3' },
    width: 'full',
    'html:not([data-steps]) &': { '&[data-unknown]': { display: 'none' } },
  },
});
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
