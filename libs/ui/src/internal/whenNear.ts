/**
 * Returns a promise that resolves when the element comes near the viewport. It rejects with the reason of the signal.
 */
export function whenNear(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '320px 0px' },
    );
    observer.observe(element);
    signal.addEventListener('abort', () => {
      observer.disconnect();
      reject(signal.reason);
    });
  });
}
