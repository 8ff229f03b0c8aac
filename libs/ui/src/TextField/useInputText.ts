import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';

/**
 * Returns the props of an `input` element with the text `value`, and its ref. The input is uncontrolled, because React
 * would empty a controlled one that a password manager has filled before hydration. The hook writes to the input if
 * `value` changes.
 *
 * `onText` gets the text of the input at each `change` event, also if it equals `value`. Software may also fill an
 * input without an event, so the hook compares the text with `value` at the first mount, at a blur, after a composition
 * and before the form is submitted, and then calls `onText` only if they differ.
 *
 * Between `compositionstart` and `compositionend` an input method (IME), such as a Hindi keyboard, owns the text. The
 * parent gets each text, but the text that the parent makes of it is written to the input only at the end.
 *
 * @param value the text that the parent wants to show
 * @param onText receives the text of the input
 * @param ref receives the input element
 */
export function useInputText(value: string, onText: (text: string) => void, ref?: Ref<HTMLInputElement>) {
  const input = useRef<HTMLInputElement>(null);
  // The first text stays the `defaultValue`. React would write a later one to the attribute `value`, which also changes
  // the text of an input that nothing has edited yet, and is the text that a reset of the form restores.
  const [initial] = useState(value);
  // How often the shopper has changed the text. The parent may answer a change with its old `value`, and then only a
  // new count runs the effect that writes `value` to the input.
  const [changeCount, setChangeCount] = useState(0);
  const isMounted = useRef(false);
  // The limit that the input had when a composition began, or -1 for none. Null while there is no composition.
  const composition = useRef<{ readonly maxLength: number } | null>(null);
  // The parent's ref gets the same element.
  useImperativeHandle(ref, () => input.current!, []);

  /** Reports the text of the input if the parent has another one. */
  const reportText = () => {
    const text = input.current!.value;
    if (text !== value) onText(text);
  };
  /** `reportText` for effects, which would otherwise call the function of an older render. */
  const reportLatestText = useEffectEvent(reportText);

  // At the mount the text of the input counts, because it may have been filled before hydration. After the mount the
  // text of the parent counts.
  useLayoutEffect(() => {
    const isFirst = !isMounted.current;
    isMounted.current = true;
    if (isFirst) {
      reportLatestText();
      return;
    }
    const isComposing = composition.current !== null;
    if (!isComposing && input.current!.value !== value) input.current!.value = value;
  }, [value, changeCount]);

  useEffect(() => {
    const form = input.current!.form;
    // React's own `submit` handler runs in the bubbling phase, so this one listens in the capturing phase: the form
    // then submits the text that is really in the input. The update is synchronous, so that the parent has the text
    // when its own handler runs.
    const reportBeforeSubmit = () => flushSync(() => reportLatestText());
    form?.addEventListener('submit', reportBeforeSubmit, true);
    return () => form?.removeEventListener('submit', reportBeforeSubmit, true);
  }, []);

  const endComposition = () => {
    if (composition.current === null) return;
    const { maxLength } = composition.current;
    composition.current = null;
    if (maxLength >= 0) input.current!.maxLength = maxLength;
    reportText();
    setChangeCount((count) => count + 1);
  };

  return {
    ref: input,
    defaultValue: initial,
    onChange: () => {
      onText(input.current!.value);
      setChangeCount((count) => count + 1);
    },
    onCompositionStart: () => {
      composition.current ??= { maxLength: input.current!.maxLength };
      // A composed text may be longer than the limit until the parent has tidied it, such as a phone number with
      // spaces. Chromium would cut the text before that, so the limit is off until the composition ends.
      input.current!.removeAttribute('maxlength');
    },
    onCompositionEnd: endComposition,
    onBlur: () => (composition.current === null ? reportText() : endComposition()),
  };
}
