import type { Localised } from './localised.ts';

const en = {
  label: 'After your payment',
  text: (count: number) =>
    count === 1
      ? 'Your payment went through. The product you paid for is still in your cart.'
      : `Your payment went through. The ${count} products you paid for are still in your cart.`,
  clear: 'Clear ordered items',
  keep: 'Keep them',
};

/** The words of the notice after a payment; apart from the payment screen’s, because every screen carries them. */
export const paidCopy: Localised<typeof en> = { en };
