type Close = () => void;

/** The close functions of all open overlays, the topmost last. */
const stack: Close[] = [];
let onChange: () => void = () => undefined;

/**
 * Registers an overlay that has opened above the page, so that the application can close it.
 * @param close closes only this overlay; each overlay needs its own function
 * @returns a function that removes it from the list; call it after the overlay has closed
 */
export function registerOverlay(close: Close): () => void {
  stack.push(close);
  onChange();
  return () => {
    stack.splice(stack.indexOf(close), 1);
    onChange();
  };
}

/**
 * The overlays that are open above the page: dialogs, drawers and menus. The design system does not use the history. An
 * application uses this object to close overlays with the Back button of the browser.
 */
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
