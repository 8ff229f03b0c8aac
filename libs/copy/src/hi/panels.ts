import type { panelsCopy as english } from '../en/panels.ts';
import type { Translated } from '../translated.ts';
import { shellCopy } from './shell.ts';

/** The titles of the panels, by the name of the panel. */
export const panelsCopy: Translated<typeof english> = {
  menu: shellCopy.menu.title,
  account: shellCopy.account.yours,
  orders: 'मेरे ऑर्डर',
  /** The title of the panel of orders while it shows the receipt of the order with this number. */
  receipt: (id) => `रसीद ${id}`,
  refill: 'रीफ़िल',
  prescriptions: 'पर्चे',
  messages: 'संदेश',
  saved: 'सेव किए प्रोडक्ट',
  compare: 'प्रोडक्ट की तुलना',
  data: shellCopy.account.data,
};
