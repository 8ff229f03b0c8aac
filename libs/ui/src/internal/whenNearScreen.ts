const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;
/** Of the screen, and of the carousel that shows a part of its items. */
const margin = '50%';

/**
 * Calls back once, as soon as the element is within half a screenful of the screen, or of the part of a carousel that
 * shows. One observer serves the whole page.
 * @returns what stops waiting
 */
export function whenNearScreen(element: Element, arrive: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer?.unobserve(target);
        waiting.get(target)?.();
      }
    },
    { rootMargin: margin, scrollMargin: margin },
  );
  waiting.set(element, arrive);
  observer.observe(element);
  return () => observer?.unobserve(element);
}
