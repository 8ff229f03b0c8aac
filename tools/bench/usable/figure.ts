import { median } from '../web/table.ts';

/**
 * Returns the median of a figure over the rounds. A round without it counts as endless, so that a page that became
 * usable once does not show the time of that round. The text is a dash if the median is endless.
 */
export function medianOf(rounds: readonly (number | undefined)[], digits: number): string {
  const middle = median(rounds.map((figure) => figure ?? Infinity));
  return Number.isFinite(middle) ? middle.toFixed(digits) : '–';
}
