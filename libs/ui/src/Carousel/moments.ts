/** Resolves at rest. Before, a replacement would interrupt a swipe or lose the focus. */
export function whenAtRest(list: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    let before = list.scrollLeft;
    const check = () => {
      if (signal.aborted) return reject(signal.reason);
      const still = list.scrollLeft === before;
      before = list.scrollLeft;
      const isHeld =
        list.matches(':active, :focus-within') || document.querySelector('[aria-modal=true], dialog[open]');
      if (still && !isHeld) resolve();
      else setTimeout(check, 100);
    };
    requestAnimationFrame(check);
  });
}
