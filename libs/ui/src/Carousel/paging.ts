import { useMediaQuery } from '../internal/useMediaQuery';

type CarouselStep = 4 | 3 | 2 | 1;

/** `null` until hydration. */
export function useCarouselStep(): CarouselStep | null {
  const isWide = useMediaQuery('(min-width: 1025px)');
  const isMedium = useMediaQuery('(min-width: 601px)');
  const isNarrow = useMediaQuery('(min-width: 481px)');
  if (isWide === undefined) return null;
  if (isWide) return 4;
  if (isMedium) return 3;
  return isNarrow ? 2 : 1;
}

export interface Paging {
  readonly count: number;
  /** The step, or more on wide screens. */
  readonly visible: number;
  readonly step: CarouselStep;
}

/** The first item of each page. */
export function pageStarts({ count, visible, step }: Paging): readonly number[] {
  const pages = 1 + Math.max(0, Math.ceil((count - visible) / step));
  return Array.from({ length: pages }, (_, page) => page * step);
}

/** Earlier items fill up the last page. */
export function firstShown({ count, visible, step }: Paging, start: number): number {
  return visible === step ? Math.max(0, Math.min(start, count - visible)) : start;
}

const nearest = (paging: Paging, first: number, edgeOf: (start: number) => number) => {
  const distances = pageStarts(paging).map((start) => Math.abs(edgeOf(start) - first));
  return distances.indexOf(Math.min(...distances));
};

/** The page nearest to the item. */
export const pageShowing = (paging: Paging, first: number): number =>
  nearest(paging, first, (start) => firstShown(paging, start));

/** For a list that ends with its last item. */
export const pageScrolledTo = (paging: Paging, first: number): number =>
  nearest(paging, first, (start) => Math.min(start, paging.count - paging.visible));

export function itemsShown(paging: Paging, page: number): readonly number[] {
  const { count, visible } = paging;
  const first = firstShown(paging, page * paging.step);
  return Array.from({ length: Math.min(visible, count) }, (_, offset) => (first + offset) % count);
}
