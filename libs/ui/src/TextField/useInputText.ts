import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';

/**
 * Returns the props of an input with the text `value`. The input is uncontrolled, because React would empty a
 * controlled one that a password manager has filled before hydration. The hook writes to the input if `value` changes,
 * and calls `onText` with the text of the input if the input changes.
 *
 * Between `compositionstart` and `compositionend` an input method, as for Hindi, owns the text. The parent gets each
 * text, but the text that the parent makes of it is written to the input only at the end.
 *
 * @param value the text that the parent wants to show
 * @param onText receives the text of the input
 * @param ref receives the input element
 */
export function useInputText(value: string, onText: (text: string) => void, ref?: Ref<HTMLInputElement>) {
  const input = useRef<HTMLInputElement>(null);
  const [initial] = useState(value);
  const [changes, setChanges] = useState(0);
  const isMounted = useRef(false);
  const composition = useRef<{ readonly maxLength: number } | null>(null);
  useImperativeHandle(ref, () => input.current!, []);

  const reportText = () => {
    const text = input.current!.value;
    if (text !== value) onText(text);
  };
  const reportLatestText = useEffectEvent(reportText);

  useLayoutEffect(() => {
    if (!isMounted.current) reportLatestText();
    else if (composition.current === null && input.current!.value !== value) input.current!.value = value;
    isMounted.current = true;
  }, [value, changes]);

  useEffect(() => {
    const form = input.current!.form;
    // React's own `submit` handler runs in the bubbling phase, so this one listens in the capturing phase: the form
    // then submits the text that is really in the input.
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
    setChanges((count) => count + 1);
  };

  return {
    ref: input,
    defaultValue: initial,
    onChange: () => {
      onText(input.current!.value);
      // The parent may keep its old text or set a third one. A new count runs the effect above, which writes that text.
      setChanges((count) => count + 1);
    },
    onCompositionStart: () => {
      composition.current ??= { maxLength: input.current!.maxLength };
      // Chromium would cut the composed text to the limit before the parent can remove its spaces, so the limit is off
      // until the composition ends.
      input.current!.removeAttribute('maxlength');
    },
    onCompositionEnd: endComposition,
    onBlur: () => (composition.current === null ? reportText() : endComposition()),
  };
}
