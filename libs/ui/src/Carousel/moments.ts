/**
 * Settles when nobody holds the list: not pressed, not focused within, not rolling, and not behind a dialog that hands the
 * focus back to what opened it. Exchanging it earlier would break off a swipe or lose the focus.
 */
export function whenAtRest(list: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    let before = list.scrollLeft;
    const look = () => {
      if (signal.aborted) return reject(signal.reason);
      const still = list.scrollLeft === before;
      before = list.scrollLeft;
      // What opens late is stood in for by a dialog of the browser, which makes nothing inert that could be seen here.
      const isHeld = list.matches(':active, :focus-within, [inert] *') || document.querySelector('dialog:modal');
      if (still && !isHeld) resolve();
      else setTimeout(look, 100);
    };
    requestAnimationFrame(look);
  });
}
