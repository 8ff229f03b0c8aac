import { useEffect, useEffectEvent } from 'react';

/** Topmost last. */
const stack: (() => void)[] = [];
let onChange: () => void = () => undefined;

/** Closes an overlay on Back, if `openOverlays` is in use. */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const onBack = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return undefined;
    const close = () => onBack();
    stack.push(close);
    onChange();
    return () => {
      stack.splice(stack.indexOf(close), 1);
      onChange();
    };
  }, [open]);
}

/** For an application's history. */
export const openOverlays = {
  count: (): number => stack.length,
  /** All except the lowest `count`. */
  closeAbove: (count: number): void =>
    stack
      .slice(count)
      .reverse()
      .forEach((close) => close()),
  /** Only one listener at a time. */
  subscribe: (listener: () => void): void => {
    onChange = listener;
  },
};
