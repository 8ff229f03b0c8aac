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
      if (still && !list.matches(':active, :focus-within, [inert] *')) resolve();
      else setTimeout(look, 100);
    };
    requestAnimationFrame(look);
  });
}
