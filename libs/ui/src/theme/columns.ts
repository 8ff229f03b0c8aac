/**
 * The columns of a grid of cards: as many as are asked for, and fewer where large text needs the room (WCAG 1.4.4).
 * @param most how many there are at the usual text size; the gap of the grid may be 1.5rem at most
 * @param least the width that a card needs
 */
export const columns = (most: number, least = '10rem'): string =>
  `repeat(auto-fill, minmax(min(100%, max(${least}, 100% / ${most} - 1.5rem)), 1fr))`;
