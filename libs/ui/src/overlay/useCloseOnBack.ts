import { useEffect, useEffectEvent } from 'react';

/** The close functions of all open overlays, the topmost last. */
const stack: (() => void)[] = [];
let onChange: () => void = () => undefined;

/**
 * Closes an overlay with the browser's Back button: a dialog, a drawer, a menu, or content that has replaced the
 * content of a panel. It has an effect only in an application that uses `openOverlays`.
 * @param open whether it is open
 * @param onClose closes only this overlay
 */
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

/** The overlays that are open above the page. An application with its own history closes them on Back. */
export const openOverlays = {
  count: (): number => stack.length,
  /** Closes all overlays except the lowest `count`, the topmost first. */
  closeAbove: (count: number): void =>
    stack
      .slice(count)
      .reverse()
      .forEach((close) => close()),
  /** Calls `listener` when an overlay opens or closes. There is only one listener at a time. */
  subscribe: (listener: () => void): void => {
    onChange = listener;
  },
};
