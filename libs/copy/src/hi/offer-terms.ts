import type { offerTermsCopy as english } from '../en/offer-terms.ts';
import type { Translated } from '../translated.ts';

/** The terms of an offer as they are shown. The parameters are those of the API, in English. Other words stay as they are. */
export const offerTermsCopy: Translated<typeof english> = {
  packs: (status) => status.replace(/^Pack of (\d+)$/, '$1 का पैक'),
  discount: (off) => off.replace(/^(\d+)% off$/, '$1% छूट'),
};
