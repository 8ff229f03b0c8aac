import { orderIdIn, paths } from '@niramaya/contract';
import type { Location, NavigationType } from 'react-router-dom';

/**
 * Returns the number of the order that the home screen confirms at a history entry, or null. The payment writes it into
 * the entry of the home screen, where a reload finds it again. Back and Forward from another screen do not: the shopper
 * has gone on, and My orders has the order. For a hash link on the home screen, the browser adds an entry without a
 * number, and the router reports `POP` as for Back. So the function then returns `before`.
 *
 * @param before The number that this function has returned for the entry before, and null at first.
 * @param navigation The way in which the router has arrived. A page load counts as `PUSH` here.
 */
export function confirmedOrder(
  before: string | null,
  { pathname, state }: Pick<Location, 'pathname' | 'state'>,
  navigation: `${NavigationType}`,
): string | null {
  if (pathname !== paths.home) return null;
  return navigation === 'POP' ? before : orderIdIn(state);
}
