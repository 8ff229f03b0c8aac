import { formatRupees, type CartItem } from '@niramaya/contract';
import { refillCopy } from '@niramaya/copy/refill';
import type { BoughtAgain } from '@niramaya/data-access';

/** Returns whether the cart holds the product now, added by this purchase or before it. */
export const isInCart = ({ kind }: BoughtAgain): boolean => kind === 'added' || kind === 'already';

/**
 * Returns one text about all products that were bought again: how many were added, whose price has changed since the
 * order, which ones have the price of the order because today's could not be loaded, and which are no longer sold.
 *
 * @param lines The products in the order in which they were bought.
 * @param results The result of each line, at the same index.
 */
export function boughtInWords(lines: readonly CartItem[], results: readonly BoughtAgain[]): string {
  const { all } = refillCopy;
  const bought = results.map((result, at) => ({ title: lines[at]?.title ?? '', result }));
  const titles = (isNamed: (result: BoughtAgain) => boolean) =>
    bought.filter(({ result }) => isNamed(result)).map(({ title }) => title);
  const added = titles((result) => result.kind === 'added' && result.nowRupees !== null);
  const asBefore = titles((result) => result.kind === 'added' && result.nowRupees === null);
  const already = titles(({ kind }) => kind === 'already');
  const gone = titles(({ kind }) => kind === 'gone');
  const changed = bought.map(({ title, result }) =>
    result.kind === 'added' && result.nowRupees !== null && result.nowRupees !== result.beforeRupees
      ? all.changed(title, formatRupees(result.beforeRupees), formatRupees(result.nowRupees))
      : '',
  );
  return [
    added.length > 0 && all.added(added.length),
    ...changed,
    asBefore.length > 0 && all.asBefore(asBefore.join('; ')),
    already.length > 0 && all.already(already.length),
    gone.length > 0 && all.gone(gone.join('; ')),
  ]
    .filter(Boolean)
    .join(' ');
}
