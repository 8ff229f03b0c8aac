import type { Translated } from './localised.ts';
import { shellCopy } from './shell.ts';

const en = {
  menu: shellCopy.en.menu.title,
  account: shellCopy.en.account.yours,
  orders: 'My orders',
  refill: 'Refill',
  prescriptions: 'Prescriptions',
  messages: 'Messages',
  saved: 'Saved products',
  compare: 'Compare products',
  data: shellCopy.en.account.data,
};

export const panelsCopy: Translated<typeof en> = { en };
