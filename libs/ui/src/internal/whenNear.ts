/** Settles when the element comes near the screen, or rejects with the signal's reason. */
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
