import { formatRupees, type CartItem } from '@niramaya/contract';
import { refillCopy } from '@niramaya/copy/refill';
import type { OrderAgainResult } from '@niramaya/data-access';

/** Returns whether this purchase has added the product to the cart. */
export const wasAdded = ({ kind }: OrderAgainResult): boolean =>
  kind === 'addedAtTodaysPrice' || kind === 'addedAtOldPrice';

/** Returns whether the cart holds the product now, added by this purchase or before it. */
export const isInCart = (result: OrderAgainResult): boolean => wasAdded(result) || result.kind === 'alreadyInCart';

/**
 * Returns one text about all products that were ordered again: how many were added, whose price has changed since the
 * order, which were added at the price of the order because today's price could not be loaded, how many were in the
 * cart before, and which are no longer sold. The text is empty if there are no results.
 *
 * @param lines The products in the order in which they were requested.
 * @param results The result of each line, at the same index.
 */
export function purchaseSummary(lines: readonly CartItem[], results: readonly OrderAgainResult[]): string {
  const { all } = refillCopy;
  const [only] = results;
  if (results.length === 1 && only?.kind === 'alreadyInCart') return all.onlyAlready(only.quantity);
  const ordered = results.map((result, index) => ({ title: lines[index]?.title ?? '', result }));
  const titlesOf = (kind: OrderAgainResult['kind']) =>
    ordered.filter(({ result }) => result.kind === kind).map(({ title }) => title);
  const added = titlesOf('addedAtTodaysPrice');
  const addedAtOldPrice = titlesOf('addedAtOldPrice');
  const alreadyInCart = titlesOf('alreadyInCart');
  const gone = titlesOf('gone');
  const changed = ordered.map(({ title, result }) =>
    result.kind === 'addedAtTodaysPrice' && result.nowRupees !== result.beforeRupees
      ? all.changed(title, formatRupees(result.beforeRupees), formatRupees(result.nowRupees))
      : '',
  );
  return [
    added.length > 0 && all.added(added.length),
    ...changed,
    addedAtOldPrice.length > 0 && all.addedAtOldPrice(addedAtOldPrice.join('; ')),
    alreadyInCart.length > 0 && all.already(alreadyInCart.length),
    gone.length > 0 && all.gone(gone.join('; ')),
  ]
    .filter(Boolean)
    .join(' ');
}
