import type { Translated } from './localised.ts';

const en = {
  full: 'This device has no room left, so what is new here lasts only until you leave the page.',
  forbidden: 'This browser does not let us keep anything, so this lasts only until you leave the page.',
};

export const storageNoticeCopy: Translated<typeof en> = { en };
