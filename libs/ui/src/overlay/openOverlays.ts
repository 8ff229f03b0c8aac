type Close = () => void;

/** How each open overlay is closed, the topmost last. */
const stack: Close[] = [];
let onChange: () => void = () => undefined;

/**
 * Registers what has opened above the page, so that the application can close it.
 * @param close closes this overlay alone; a function of its own for each
 * @returns removes it from the list; to be called once it is closed
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
 * What is open above the page: dialogs, drawers and menus. The design system knows no history; an application that
 * closes overlays with Back of the browser learns here what there is to close.
 */
export const openOverlays = {
  count: (): number => stack.length,
  /** Closes all but the lowest `count`, the topmost first. */
  closeAbove: (count: number): void =>
    stack
      .slice(count)
      .toReversed()
      .forEach((close) => close()),
  /** Calls `listener` when one has opened or closed; one listener at a time. */
  subscribe: (listener: () => void): void => {
    onChange = listener;
  },
};
