import type { Localised } from './localised.ts';

const en = {
  /** Of what is being fetched. */
  waiting: 'One moment',
  failed: 'This could not be loaded. Check your connection and try again.',
  retry: 'Try again',
  close: 'Close',
};

/** What stands in for a chunk that is awaited or did not come (AMB-59). */
export const lazyCopy: Localised<typeof en> = { en };
