import type { Localised } from './localised.ts';

const en = {
  /** The text while the chunk is being fetched. */
  waiting: 'One moment',
  failed: 'This could not be loaded. Check your connection and try again.',
  broken: 'This part could not be shown. The rest of the page still works.',
  retry: 'Try again',
  close: 'Close',
};

/** The words for a lazy chunk that is still loading or failed to load, and for a block that threw an error (AMB-59). */
export const lazyCopy: Localised<typeof en> = { en };
