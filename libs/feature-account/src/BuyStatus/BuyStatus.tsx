import { formatRupees, paths, type CartItem } from '@niramaya/contract';
import { refillCopy } from '@niramaya/copy/refill';
import type { BoughtAgain } from '@niramaya/data-access';
import { UiLink } from '@niramaya/ui';

export interface BuyStatusProps {
  readonly status: { readonly text: string; readonly isInCart: boolean } | 'asking' | null;
}

export function BuyStatus({ status }: BuyStatusProps) {
  return (
    <p role="status">
      {status === 'asking'
        ? refillCopy.outcomes.asking
        : status && (
            <>
              <span>{status.text}</span>{' '}
              {status.isInCart && (
                <UiLink href={paths.cart} variant="inline">
                  {refillCopy.goToCart}
                </UiLink>
              )}
            </>
          )}
    </p>
  );
}

export const isInCart = ({ kind }: BoughtAgain): boolean => kind === 'added' || kind === 'already';

/** Returns one message about all products. */
export function boughtInWords(lines: readonly CartItem[], results: readonly BoughtAgain[]): string {
  const { all } = refillCopy;
  const bought = results.map((result, at) => ({ title: lines[at]?.title ?? '', result }));
  const titles = (isNamed: (result: BoughtAgain) => boolean) =>
    bought.filter(({ result }) => isNamed(result)).map(({ title }) => title);
  const added = titles((result) => result.kind === 'added' && result.nowRupees !== null);
  const asBefore = titles((result) => result.kind === 'added' && result.nowRupees === null);
  const [already, gone] = [titles(({ kind }) => kind === 'already'), titles(({ kind }) => kind === 'gone')];
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
