import { formatRupees, type CartItem } from '@niramaya/contract';
import type { refillCopy } from '@niramaya/contract/copy/refill';
import type { BoughtAgain } from '@niramaya/data-access';

export const isInCart = ({ kind }: BoughtAgain): boolean => kind === 'added' || kind === 'already';

/** Returns one message about all products. */
export function boughtInWords(
  lines: readonly CartItem[],
  results: readonly BoughtAgain[],
  { all }: (typeof refillCopy)['en'],
): string {
  const bought = lines.map(({ title }, at) => ({ title, result: results[at] }));
  const titles = (isNamed: (result: BoughtAgain) => boolean) =>
    bought.flatMap(({ title, result }) => (result && isNamed(result) ? title : []));
  const added = titles((result) => result.kind === 'added' && result.nowRupees !== null);
  const asBefore = titles((result) => result.kind === 'added' && result.nowRupees === null);
  const [already, gone] = [titles(({ kind }) => kind === 'already'), titles(({ kind }) => kind === 'gone')];
  const changed = bought.map(({ title, result }) =>
    result?.kind === 'added' && result.nowRupees !== null && result.nowRupees !== result.beforeRupees
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
