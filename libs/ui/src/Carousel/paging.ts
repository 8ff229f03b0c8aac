/** The number of items that one move goes, from the widest viewport to the narrowest (CONST-11, AMB-03). */
export type CarouselStep = 4 | 3 | 2 | 1;

/** The minimum viewport width in px for each step (HOME-83 to HOME-85). Below all of them the step is 1. */
export const stepWidths: readonly (readonly [minimumPx: number, step: CarouselStep])[] = [
  [1025, 4],
  [601, 3],
  [481, 2],
];

export interface Paging {
  /** The number of items. */
  readonly count: number;
  /** The number of visible items: the step, or a number of its own at the widest (AMB-02). */
  readonly visible: number;
  readonly step: CarouselStep;
}

/** Returns the first item of each page: one for every step, until the last item has been shown. */
export function pageStarts({ count, visible, step }: Paging): readonly number[] {
  const pages = 1 + Math.max(0, Math.ceil((count - visible) / step));
  return Array.from({ length: pages }, (_, page) => page * step);
}

/**
 * Returns the item at the left edge of a page. If the page is as wide as the step, the last page is filled up with the
 * items before it. If the page is wider, the first items follow the last ones.
 */
export function firstShown({ count, visible, step }: Paging, start: number): number {
  return visible === step ? Math.max(0, Math.min(start, count - visible)) : start;
}

const nearest = (edges: readonly number[], first: number) => {
  const distances = edges.map((edge) => Math.abs(edge - first));
  return distances.indexOf(Math.min(...distances));
};

/** Returns the page that has the item at its left edge, or the page nearest to it. */
export const pageShowing = (paging: Paging, first: number): number =>
  nearest(
    pageStarts(paging).map((start) => firstShown(paging, start)),
    first,
  );

/** The same for a list that ends with its last item, as the scrolling list does. */
export const pageScrolledTo = (paging: Paging, first: number): number =>
  nearest(
    pageStarts(paging).map((start) => Math.min(start, paging.count - paging.visible)),
    first,
  );

/** Returns the items of a page, from left to right, as indexes into the list. */
export function itemsShown(paging: Paging, page: number): readonly number[] {
  const { count, visible } = paging;
  const first = firstShown(paging, page * paging.step);
  return Array.from({ length: Math.min(visible, count) }, (_, offset) => (first + offset) % count);
}
