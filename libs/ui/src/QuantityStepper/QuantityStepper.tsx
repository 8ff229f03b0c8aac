import { chakra } from '../theme/chakra';
import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface QuantityStepperProps {
  /** A whole number of packs. */
  value: number;
  /** @default 1 */
  min?: number;
  max?: number;
  onIncrease: () => void;
  onDecrease: () => void;
  disabled?: boolean;
  /**
   * `group` names the thing counted ('Quantity of Paracip 650'), `value` stands before the number ('Qty'), `atMinimum` is
   * read out with a minus that is off.
   */
  labels: { group: string; decrease: string; increase: string; value: string; atMinimum?: string };
}

const Root = chakra('div', {
  base: {
    display: 'inline-flex',
    alignItems: 'stretch',
    border: '1px solid',
    borderColor: 'border.strong',
    borderRadius: 'control',
    bg: 'bg.panel',
    overflow: 'clip',
    overflowClipMargin: '6px',
  },
});
const Step = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '11',
    borderRadius: 'control',
    color: 'brand.fg',
    cursor: 'pointer',
    transition: 'background-color token(durations.fast)',
    _hover: { bg: 'brand.subtle' },
    _focusVisible: { outline: '3px solid', outlineColor: 'brand.focusRing', outlineOffset: '-1px' },
    _disabled: { color: 'fg.subtle', bg: 'transparent', cursor: 'not-allowed' },
    _icon: { boxSize: '5' },
  },
});
const Value = chakra('output', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minWidth: '4.5rem',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
  },
});

const Word = chakra('span', { base: { color: 'fg.muted', fontWeight: 'normal', textStyle: 'caption' } });

/**
 * Minus, the quantity, plus (CART-05, CART-06, CART-07). At its end a button stays reachable and says that it is off: a
 * button that vanished under the finger or the focus would lose both.
 */
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
    <Root role="group" aria-label={labels.group}>
      <Step
        type="button"
        aria-label={labels.decrease}
        aria-disabled={atMin}
        aria-describedby={note && noteId}
        onClick={atMin ? undefined : onDecrease}
      >
        <Minus aria-hidden />
      </Step>
      <Value>
        <Word>{labels.value}</Word> {value}
      </Value>
      <Step type="button" aria-label={labels.increase} aria-disabled={atMax} onClick={atMax ? undefined : onIncrease}>
        <Plus aria-hidden />
      </Step>
      {note && <VisuallyHidden id={noteId}>{note}</VisuallyHidden>}
    </Root>
  );
}
