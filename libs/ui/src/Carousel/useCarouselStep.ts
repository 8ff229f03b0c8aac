import { useSyncExternalStore } from 'react';
import { stepWidths, type CarouselStep } from './paging';

const queries = stepWidths.map(([minimumPx]) => `(min-width: ${minimumPx}px)`);

function subscribe(listener: () => void) {
  const lists = queries.map((query) => window.matchMedia(query));
  lists.forEach((list) => list.addEventListener('change', listener));
  return () => lists.forEach((list) => list.removeEventListener('change', listener));
}

const readStep = (): CarouselStep =>
  stepWidths.find((_, index) => window.matchMedia(queries[index] ?? '').matches)?.[1] ?? 1;

/** Returns the step, or `null` until hydration. */
export const useCarouselStep = (): CarouselStep | null =>
  useSyncExternalStore<CarouselStep | null>(subscribe, readStep, () => null);
