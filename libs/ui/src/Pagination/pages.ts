/** A page number, or a gap in the row of them. */
export type PageItem = number | 'gap';

/**
 * The numbers a pager shows: the first, the last, the current one and its neighbours. A gap never stands for a single
 * page, which would take the same room. Seven items at most.
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
