import type { MouseEvent } from 'react';

/**
 * Cancels a click if it is the second one of a double click. The first press of a pay button may ask something and the
 * second then pays, so a double click would answer a question that the shopper has not read. Key presses have no count.
 *
 * @returns whether the click is the second one, or a later one, at the same place within the system's time for a double
 *   click
 */
export function cancelIfDoubleClick(event: MouseEvent): boolean {
  if (event.detail < 2) return false;
  event.preventDefault();
  return true;
}
