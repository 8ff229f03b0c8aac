/**
 * The texts of the notices: no connection, a new version, and an ended session, and of the screen without a connection.
 * The offline page of the service worker has those of `offline` too.
 */
export const noticesCopy = {
  offline: {
    title: 'You are offline',
    text: 'Your cart is kept on this device. Prices and stock may have changed.',
    /** The text in the place of `text` on a screen with a form. */
    typed: 'What you have typed stays on this page.',
    close: 'Close',
    unseen: 'This page was not opened before, so it is not on this device. Your cart is safe.',
    again: 'Nothing is lost: this page opens by itself once you are connected.',
    retry: 'Try again',
    cart: 'Open your cart',
    home: 'Go to the home page',
  },
  /** The message in the place of a screen whose code is not on the device yet. */
  unopened: {
    title: 'This page has not been opened yet.',
    text: 'It opens by itself when the connection is back. Your cart and all that you picked are safe.',
    /** The title once the device is online again and the screen could still not be loaded. */
    failed: 'This page could not be loaded yet.',
    failedText: 'Check your connection and try again. Your cart and all that you picked are safe.',
    retry: 'Try again',
    back: 'Back',
    home: 'Go to the home page',
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
