/**
 * The texts of the notices: no connection, a new version, and an ended session. The offline page of the service worker
 * has those of `offline` too.
 */
export const noticesCopy = {
  offline: {
    title: 'You are offline',
    text: 'Your cart and the pages you have seen still open. Prices and stock may have changed.',
    close: 'Close',
    unseen: 'This page was not opened before, so it is not on this device. Your cart is safe.',
    retry: 'Try again',
    cart: 'Open your cart',
  },
  update: {
    title: 'A new version of the shop is ready',
    text: 'Update now, or whenever you are done here. Your cart stays as it is.',
    now: 'Update now',
    later: 'Later',
  },
  ended: {
    title: 'You have been logged out',
    text: 'Your login has ended. Your cart stays on this device.',
    login: 'Log in again',
    close: 'Not now',
  },
};
