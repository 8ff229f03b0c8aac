/** The texts shown while a part of the page loads, and when it fails. */
export const lazyCopy = {
  waiting: 'One moment',
  failed: 'This could not be loaded. Check your connection and try again.',
  broken: 'This part could not be shown. The rest of the page still works.',
  retry: 'Try again',
  close: 'Close',
};
