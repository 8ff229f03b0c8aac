/**
 * Returns the `grid-template-columns` of a grid of cards. There are at most `most` columns, and fewer if large text
 * needs the space (WCAG 1.4.4).
 * @param most the number of columns at the usual text size; the gap of the grid may be 1.5rem at most
 * @param least the minimum width of a card
 */
export const columns = (most: number, least = '10rem'): string =>
  `repeat(auto-fill, minmax(min(100%, max(${least}, 100% / ${most} - 1.5rem)), 1fr))`;
