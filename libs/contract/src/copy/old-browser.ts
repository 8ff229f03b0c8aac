import type { Translated } from './localised.ts';

const en = {
  notice: 'This browser is too old to buy here. Update it, or open the shop in a newer Chrome, Firefox or Safari.',
};

export const oldBrowserCopy: Translated<typeof en> = { en };
