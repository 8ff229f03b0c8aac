import type { Localised } from './localised.ts';

const en = {
  offline: {
    title: 'You are offline',
    text: 'Your cart and the pages you have seen still open. Prices and stock may have changed.',
    /** For a screen that was never opened while there was a network. */
    unseen: 'This page was not opened before, so it is not on this device. Your cart is safe.',
    retry: 'Try again',
    cart: 'Open your cart',
  },
  update: {
    title: 'A newer version of the shop is ready',
    text: 'Load it now, or whenever you are done here. Your cart stays.',
    now: 'Load it',
    later: 'Later',
  },
};

/** The words of the offline notice and of the notice about a new version. */
export const offlineCopy: Localised<typeof en> = { en };
