import {
  quantityStepperRoot,
  quantityStepperStep,
  quantityStepperValue,
  quantityStepperWord,
} from '../../styled-system/recipes';
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

const Root = chakra('div', quantityStepperRoot);
const Step = chakra('button', quantityStepperStep);
const Value = chakra('output', quantityStepperValue);

const Word = chakra('span', quantityStepperWord);

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
