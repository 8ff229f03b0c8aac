/**
 * Resolves when the list is at rest: not clicked, not focused within and not scrolling. A dialog that returns the focus
 * to the element that opened it must not be open either. An earlier exchange of the list would interrupt a swipe or
 * lose the focus.
 */
export function whenAtRest(list: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    let before = list.scrollLeft;
    const look = () => {
      if (signal.aborted) return reject(signal.reason);
      const still = list.scrollLeft === before;
      before = list.scrollLeft;
      // Chakra's dialog, or the native one that takes its place while it loads.
      const isHeld =
        list.matches(':active, :focus-within') || document.querySelector('[aria-modal=true], dialog[open]');
      if (still && !isHeld) resolve();
      else setTimeout(look, 100);
    };
    requestAnimationFrame(look);
  });
}
