import { upiAdvice } from '@niramaya/contract';
import { upiIdTyped, useAppDispatch, useUnsavedInput, useUpiDraft } from '@niramaya/data-access';
import { useRef, useState, type RefObject } from 'react';

/** The typed UPI ID, and what its panel shows about it. */
export interface UpiId {
  /** The text of the field. */
  readonly id: string;
  readonly onChange: (id: string) => void;
  /** The ref of the field, to which a refused press moves the focus. */
  readonly field: RefObject<HTMLInputElement | null>;
  /**
   * The reason why the last press did not pay: the field is empty, or the ID is an unusual one that the shopper has to
   * confirm by a second press. It is null before a press, and after a change of the text.
   */
  readonly refusal: 'missing' | 'unusual' | null;
  /** Returns whether a press on a pay button may pay. If not, it sets `refusal` and moves the focus to the field. */
  readonly check: () => boolean;
}

/**
 * useUpiId is the one rule about the UPI ID for both pay buttons. An empty ID never pays (requirement VALID-16 in
 * `docs/requirements.md`). Any other one does, but an unusual one waits for a second press, so that its advice can be
 * read before. The typed text outlasts a visit to another screen, such as the cart for the address.
 */
export function useUpiId(): UpiId {
  const dispatch = useAppDispatch();
  const id = useUpiDraft();
  useUnsavedInput(id !== '');
  const [refusal, setRefusal] = useState<UpiId['refusal']>(null);
  const field = useRef<HTMLInputElement>(null);

  const onChange = (next: string) => {
    dispatch(upiIdTyped(next));
    setRefusal(null);
  };
  const check = () => {
    // A script can fill the field without an event. Then the state still has the old text.
    const typed = field.current?.value ?? id;
    const advice = upiAdvice(typed);
    if (advice === 'good' || (advice !== 'empty' && refusal === 'unusual' && typed === id)) return true;
    dispatch(upiIdTyped(typed));
    setRefusal(advice === 'empty' ? 'missing' : 'unusual');
    field.current?.focus();
    return false;
  };
  return { id, onChange, field, refusal, check };
}
