/** A page number, or a gap in the row of page numbers. */
export type PageItem = number | 'gap';

/**
 * Returns the page numbers of a pagination: the first, the last, the current one and its neighbours. A gap never
 * replaces a single page, because that page takes the same room. There are seven items at most.
 * @param page from 1
 * @param pageCount from 0
 */
export function pageItems(page: number, pageCount: number): PageItem[] {
  const range = (from: number, to: number) => Array.from({ length: Math.max(to - from + 1, 0) }, (_, i) => from + i);

  if (pageCount <= 7) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), 'gap', pageCount];
  if (page >= pageCount - 3) return [1, 'gap', ...range(pageCount - 4, pageCount)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', pageCount];
}
