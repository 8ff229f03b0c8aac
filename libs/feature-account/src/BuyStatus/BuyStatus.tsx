import { paths } from '@niramaya/contract';
import { refillCopy } from '@niramaya/contract/copy/refill';
import { UiLink, useCopy } from '@niramaya/ui';

export interface BuyStatusProps {
  readonly status: { readonly text: string; readonly isInCart: boolean } | 'asking' | null;
}

export function BuyStatus({ status }: BuyStatusProps) {
  const copy = useCopy(refillCopy);
  return (
    <p role="status">
      {status === 'asking'
        ? copy.outcomes.asking
        : status && (
            <>
              <span>{status.text}</span>{' '}
              {status.isInCart && (
                <UiLink href={paths.cart} variant="inline">
                  {copy.goToCart}
                </UiLink>
              )}
            </>
          )}
    </p>
  );
}
