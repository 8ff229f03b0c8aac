import { paths, refillCopy, type CartItem } from '@niramaya/contract';
import type { Refilled } from '@niramaya/data-access';
import { Button, UiLink, useCopy } from '@niramaya/ui';
import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';

interface AllDueProps {
  /** The products that are due by today. */
  readonly lines: readonly CartItem[];
  /** Whether the request for one of them is running. */
  readonly isAsking: boolean;
  readonly onAdd: (lines: readonly CartItem[]) => Promise<readonly Refilled[]>;
}

/** Describes the results in one sentence each. It names what was not added to the cart. */
function resultInWords(
  lines: readonly CartItem[],
  results: readonly Refilled[],
  { all }: (typeof refillCopy)['en'],
): string {
  const titles = (kind: Refilled['kind']) =>
    lines.filter((_line, at) => results[at]?.kind === kind).map(({ title }) => title);
  const [added, already, gone, failed] = [titles('added'), titles('already'), titles('gone'), titles('failed')];
  return [
    added.length > 0 && all.added(added.length),
    already.length > 0 && all.already(already.length),
    gone.length > 0 && all.gone(gone.join('; ')),
    failed.length > 0 && all.failed(failed.join('; ')),
  ]
    .filter(Boolean)
    .join(' ');
}

/** A button that adds everything due to the cart, with its result. It renders nothing where nothing is due. */
export function AllDue({ lines, isAsking, onAdd }: AllDueProps) {
  const copy = useCopy(refillCopy);
  const [said, setSaid] = useState<{ readonly text: string; readonly isInCart: boolean } | null>(null);
  if (lines.length === 0 && !said) return null;

  const add = async () => {
    setSaid(null);
    const results = await onAdd(lines);
    const isInCart = results.some(({ kind }) => kind === 'added' || kind === 'already');
    setSaid({ text: resultInWords(lines, results, copy), isInCart });
  };
  return (
    <>
      {lines.length > 0 && (
        <Button busy={isAsking} startIcon={<ShoppingCart aria-hidden />} onClick={() => void add()}>
          {copy.all.add(lines.length)}
        </Button>
      )}
      <p role="status">
        {said?.text}{' '}
        {said?.isInCart && (
          <UiLink href={paths.cart} variant="inline">
            {copy.goToCart}
          </UiLink>
        )}
      </p>
    </>
  );
}
