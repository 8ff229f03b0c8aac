import { paths } from '@niramaya/contract';
import { refillCopy } from '@niramaya/copy/refill';
import { UiLink } from '@niramaya/ui';

export interface BuyStatusProps {
  /**
   * The state of the last purchase: null before the first purchase, 'asking' while today's prices are requested, and
   * then the result in words. `isInCart` adds a link to the cart.
   */
  readonly status: { readonly text: string; readonly isInCart: boolean } | 'asking' | null;
}

/**
 * BuyStatus announces to screen readers, and shows, how buying again has gone. It is for the buttons of orders and
 * refills.
 */
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
