import type { Localised } from './localised.ts';

const en = {
  notice: 'This browser is too old to buy here. Update it, or open the shop in a newer Chrome, Firefox or Safari.',
};

export const oldBrowserCopy: Localised<typeof en> = { en };
