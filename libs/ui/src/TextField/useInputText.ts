import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';

/**
 * Returns the props of an input with this value. React would empty a controlled input that a password manager fills.
 *
 * Between `compositionstart` and `compositionend` the input method owns the text: the parent gets it, and what the
 * parent makes of it is written to the input once, at the end.
 */
export function useInputText(value: string, onText: (text: string) => void, ref?: Ref<HTMLInputElement>) {
  const input = useRef<HTMLInputElement>(null);
  const [initial] = useState(value);
  const [changes, setChanges] = useState(0);
  const isMounted = useRef(false);
  const composition = useRef<{ readonly maxLength: number } | null>(null);
  useImperativeHandle(ref, () => input.current!, []);

  const takeText = () => {
    const text = input.current!.value;
    if (text !== value) onText(text);
  };
  const takeNewText = useEffectEvent(takeText);

  useLayoutEffect(() => {
    if (!isMounted.current) takeNewText();
    else if (composition.current === null && input.current!.value !== value) input.current!.value = value;
    isMounted.current = true;
  }, [value, changes]);

  useEffect(() => {
    const form = input.current!.form;
    // Capturing, because React's `submit` handler runs later.
    const takeAtOnce = () => flushSync(() => takeNewText());
    form?.addEventListener('submit', takeAtOnce, true);
    return () => form?.removeEventListener('submit', takeAtOnce, true);
  }, []);

  const endComposition = () => {
    if (composition.current === null) return;
    const { maxLength } = composition.current;
    composition.current = null;
    if (maxLength >= 0) input.current!.maxLength = maxLength;
    takeText();
    setChanges((count) => count + 1);
  };

  return {
    ref: input,
    defaultValue: initial,
    onChange: () => {
      onText(input.current!.value);
      // The parent may set another text.
      setChanges((count) => count + 1);
    },
    onCompositionStart: () => {
      composition.current ??= { maxLength: input.current!.maxLength };
      // Chromium would cut the composed text before the parent can remove its spaces.
      input.current!.removeAttribute('maxlength');
    },
    onCompositionEnd: endComposition,
    onBlur: () => (composition.current === null ? takeText() : endComposition()),
  };
}
