import { useEffect, useEffectEvent } from 'react';

/** The functions that close the open overlays, the topmost last. */
const stack: (() => void)[] = [];
/** The application's listener, called when an overlay opens or closes. */
let onChange: () => void = () => undefined;

/**
 * Registers an open overlay, so that an application which uses `openOverlays` can close it when the shopper goes back.
 * Without such an application it does nothing.
 *
 * @param open whether the overlay is open
 * @param onClose closes this overlay
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

/**
 * The open overlays, for an application that closes them with the browser's Back button. The design system itself knows
 * no history.
 */
export const openOverlays = {
  /** The number of open overlays. */
  count: (): number => stack.length,
  /** Closes overlays, the topmost first, until the lowest `count` are left. */
  closeAbove: (count: number): void =>
    stack
      .slice(count)
      .reverse()
      .forEach((close) => close()),
  /** Sets the listener that is called when an overlay opens or closes. It replaces the one before. */
  subscribe: (listener: () => void): void => {
    onChange = listener;
  },
};
