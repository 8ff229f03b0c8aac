/*
 * The pages of a carousel. A carousel renders its items in one of two ways. At first they are in the plain list, which
 * scrolls and ends with its last item. Once react-slick is loaded, they are in the endless track (`SlickTrack`), where
 * the first item follows the last one.
 *
 * Both have the same pages. A page begins at the same item in both, except the last one: the plain list cannot scroll
 * beyond its end.
 */
import { useMediaQuery } from '../internal/useMediaQuery';

/** By how many items one move goes. The width of the window decides it. */
type CarouselStep = 4 | 3 | 2 | 1;

/**
 * Returns the number of items per move at the current width of the window: 4 from 1025 px, 3 from 601 px, 2 from 481
 * px, else 1. Returns undefined on the server and during hydration, when the width is not known.
 *
 * The queries are in `rem`, as those of the style sheet are: with the browser's text at 200 % a window has to be twice
 * as wide for the same number of items.
 */
export function useCarouselStep(): CarouselStep | undefined {
  const fitsFour = useMediaQuery('(min-width: 64.0625rem)');
  const fitsThree = useMediaQuery('(min-width: 37.5625rem)');
  const fitsTwo = useMediaQuery('(min-width: 30.0625rem)');
  if (fitsFour === undefined) return undefined;
  if (fitsFour) return 4;
  if (fitsThree) return 3;
  return fitsTwo ? 2 : 1;
}

/** The numbers from which the pages of a carousel follow. */
export interface Paging {
  /** The number of all items. */
  readonly count: number;
  /** The number of items that are visible at once. It equals `step`, or is larger on wide screens with small items. */
  readonly visible: number;
  /** The number of items by which one move goes. */
  readonly step: CarouselStep;
}

/**
 * Returns the nominal start of each page: a multiple of `step`, as the index of an item. There are as many pages as it
 * takes to see every item. `firstShown` returns the item that is really at the left edge of a page.
 */
export function pageStarts({ count, visible, step }: Paging): readonly number[] {
  const pages = 1 + Math.max(0, Math.ceil((count - visible) / step));
  return Array.from({ length: pages }, (_, page) => page * step);
}

/**
 * Returns the index of the item at the left edge of the page with the nominal start `start`, in the endless track.
 *
 * If as many items are visible as one step moves, the track moves by whole pages, and react-slick fills the last page
 * up with the items before it. If more are visible, the track moves item by item, so the last page begins at its
 * nominal start, and the first items follow the last ones.
 */
export function firstShown({ count, visible, step }: Paging, start: number): number {
  return visible === step ? Math.max(0, Math.min(start, count - visible)) : start;
}

/** Returns the page whose edge, given by `edgeOf`, is nearest to the item `first`. */
const nearest = (paging: Paging, first: number, edgeOf: (start: number) => number) => {
  const distances = pageStarts(paging).map((start) => Math.abs(edgeOf(start) - first));
  return distances.indexOf(Math.min(...distances));
};

/** Returns the page of the endless track, from 0, whose left edge is nearest to the item `first`. */
export const pageShowing = (paging: Paging, first: number): number =>
  nearest(paging, first, (start) => firstShown(paging, start));

/**
 * Returns the page of the plain list, from 0, whose left edge is nearest to the item `first`. The list cannot scroll
 * further than to the item `count - visible`. With fewer items than are visible there is one page only, so a negative
 * edge does no harm.
 */
export const pageScrolledTo = (paging: Paging, first: number): number =>
  nearest(paging, first, (start) => Math.min(start, paging.count - paging.visible));

/** Returns the indexes of the items that are visible on a page, from left to right. `page` counts from 0. */
export function itemsShown(paging: Paging, page: number): readonly number[] {
  const { count, visible } = paging;
  const first = firstShown(paging, page * paging.step);
  return Array.from({ length: Math.min(visible, count) }, (_, offset) => (first + offset) % count);
}
