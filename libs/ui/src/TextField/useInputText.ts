import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';

/** React would empty a controlled input that a password manager fills. */
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
    // Capturing, because React's `submit` handler runs later.
    const takeAtOnce = () => flushSync(() => takeNewText());
    form?.addEventListener('submit', takeAtOnce, true);
    return () => form?.removeEventListener('submit', takeAtOnce, true);
  }, []);

  return {
    ref: input,
    defaultValue: initial,
    onChange: () => {
      onText(input.current!.value);
      // The parent may set another text.
      setChanges((count) => count + 1);
    },
    onBlur: takeText,
  };
}
