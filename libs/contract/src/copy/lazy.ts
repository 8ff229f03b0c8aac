import type { Localised } from './localised.ts';

const en = {
  /** The text while the chunk is being fetched. */
  waiting: 'One moment',
  failed: 'This could not be loaded. Check your connection and try again.',
  retry: 'Try again',
  close: 'Close',
};

/** The words of the fallback for a lazy chunk that is still loading or failed to load (AMB-59). */
export const lazyCopy: Localised<typeof en> = { en };
