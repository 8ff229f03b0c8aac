import { useMediaQuery } from '../internal/useMediaQuery';

/** How many items one move goes, by the width of the window. */
type CarouselStep = 4 | 3 | 2 | 1;

/**
 * Returns the number of items per move at the current width of the window: 4 from 1025 px, 3 from 601 px, 2 from 481
 * px, else 1. Returns null on the server and during hydration, when the width is not known.
 *
 * The queries are in `rem`, as those of the style sheet are: with the browser's text at 200 % a window has to be twice
 * as wide for the same number of items.
 */
export function useCarouselStep(): CarouselStep | null {
  const isWide = useMediaQuery('(min-width: 64.0625rem)');
  const isMedium = useMediaQuery('(min-width: 37.5625rem)');
  const isNarrow = useMediaQuery('(min-width: 30.0625rem)');
  if (isWide === undefined) return null;
  if (isWide) return 4;
  if (isMedium) return 3;
  return isNarrow ? 2 : 1;
}

/** The numbers from which the pages of a carousel follow. */
export interface Paging {
  /** The number of all items. */
  readonly count: number;
  /** The number of items that are visible at once. It equals `step`, or is larger on wide screens with small items. */
  readonly visible: number;
  /** The number of items that one move goes. */
  readonly step: CarouselStep;
}

/** Returns the index of the first item of each page. There are as many pages as it takes to see every item. */
export function pageStarts({ count, visible, step }: Paging): readonly number[] {
  const pages = 1 + Math.max(0, Math.ceil((count - visible) / step));
  return Array.from({ length: pages }, (_, page) => page * step);
}

/**
 * Returns the index of the item at the left edge of the page that begins at `start`. The last page is filled up with
 * the items before it. If more items are visible than one step moves, the first items follow the last ones instead.
 */
export function firstShown({ count, visible, step }: Paging, start: number): number {
  return visible === step ? Math.max(0, Math.min(start, count - visible)) : start;
}

/** Returns the page whose edge, given by `edgeOf`, is nearest to the item `first`. */
const nearest = (paging: Paging, first: number, edgeOf: (start: number) => number) => {
  const distances = pageStarts(paging).map((start) => Math.abs(edgeOf(start) - first));
  return distances.indexOf(Math.min(...distances));
};

/** Returns the page, from 0, whose left edge is nearest to the item `first` in the endless track. */
export const pageShowing = (paging: Paging, first: number): number =>
  nearest(paging, first, (start) => firstShown(paging, start));

/**
 * Returns the page, from 0, whose left edge is nearest to the item `first` in the plain list, which ends with its last
 * item.
 */
export const pageScrolledTo = (paging: Paging, first: number): number =>
  nearest(paging, first, (start) => Math.min(start, paging.count - paging.visible));

/** Returns the indexes of the items that are visible on a page, from left to right. `page` counts from 0. */
export function itemsShown(paging: Paging, page: number): readonly number[] {
  const { count, visible } = paging;
  const first = firstShown(paging, page * paging.step);
  return Array.from({ length: Math.min(visible, count) }, (_, offset) => (first + offset) % count);
}
