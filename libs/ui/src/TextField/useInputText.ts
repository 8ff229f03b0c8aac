import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';

/**
 * Keeps the text of an input and the `value` of its parent the same, in both directions. The input is uncontrolled,
 * because a password manager can fill it without an event, and the browser can before hydration. React would empty a
 * controlled input at its next render. Here such text counts at hydration, when the input loses the focus, and before
 * its form is submitted.
 * @returns the props of the input
 */
export function useInputText(value: string, onText: (text: string) => void, ref?: Ref<HTMLInputElement>) {
  const input = useRef<HTMLInputElement>(null);
  const [initial] = useState(value);
  const [changes, setChanges] = useState(0);
  const isMounted = useRef(false);
  useImperativeHandle(ref, () => input.current!, []);

  const takeText = () => {
    const text = input.current!.value;
    if (text !== value) onText(text);
  };
  const takeNewText = useEffectEvent(takeText);

  useLayoutEffect(() => {
    if (!isMounted.current) takeNewText();
    else if (input.current!.value !== value) input.current!.value = value;
    isMounted.current = true;
  }, [value, changes]);

  useEffect(() => {
    const form = input.current!.form;
    // React listens at the root. Its handler for `submit` runs later and sees the new text.
    const takeAtOnce = () => flushSync(() => takeNewText());
    form?.addEventListener('submit', takeAtOnce, true);
    return () => form?.removeEventListener('submit', takeAtOnce, true);
  }, []);

  return {
    ref: input,
    defaultValue: initial,
    onChange: () => {
      onText(input.current!.value);
      // The parent may keep another text than the typed one, such as its beginning.
      setChanges((count) => count + 1);
    },
    onBlur: takeText,
  };
}
