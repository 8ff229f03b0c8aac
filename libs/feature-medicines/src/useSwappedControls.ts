import { useLayoutEffect, useRef, type MouseEvent } from 'react';

/**
 * A click within this time after another one, or after its control has appeared, may be the second one of a
 * double-click, in ms.
 */
export const REPEATED_WITHIN_MS = 500;

/**
 * useSwappedControls is for a button that puts a product in the cart and makes room for other controls while the
 * product is there: a stepper whose number links to the cart. The second click of a double-click would land on them,
 * and the focus would be lost with the button.
 *
 * @returns `frame`, the ref of the box around the controls. `noteClick`, to be called with each click that swaps them:
 * if the focus is in the box, it then moves to the first link or button of the others. `isRepeated`, which returns
 * whether a click is the second one of a double-click that has swapped the controls.
 */
export function useSwappedControls(isInCart: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  // Whether the clicked control had the focus, which then moves to the control that takes its place.
  const hadFocus = useRef(false);
  // The time stamp of the last click that counted, in ms.
  const clickedAt = useRef(-Infinity);

  useLayoutEffect(() => {
    // The first link of the stepper is its number, which leads to the cart.
    const control = frame.current?.querySelector<HTMLElement>(isInCart ? 'a' : 'button');
    if (hadFocus.current) control?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [isInCart]);

  const noteClick = (event: MouseEvent<HTMLElement>) => {
    hadFocus.current = frame.current?.contains(document.activeElement) ?? false;
    clickedAt.current = event.timeStamp;
  };
  const isRepeated = (event: MouseEvent<HTMLElement>) => {
    const isSoon = event.timeStamp - clickedAt.current < REPEATED_WITHIN_MS;
    const { pointerType } = event.nativeEvent as PointerEvent;
    // Browsers count quick clicks of a mouse in `detail`, so 1 is a click of its own. For keys, whose `detail` is 0,
    // and for taps the time decides. In a browser whose clicks have no `pointerType`, a tap counts as a click of a
    // mouse.
    const isFirstOfMouse = event.detail === 1 && pointerType !== 'touch';
    return isSoon && !isFirstOfMouse;
  };
  return { frame, noteClick, isRepeated };
}
