import { shellCopy } from './shell.ts';

/** The titles of the panels, by the name of the panel. */
export const panelsCopy = {
  menu: shellCopy.menu.title,
  account: shellCopy.account.yours,
  orders: 'My orders',
  refill: 'Refill',
  prescriptions: 'Prescriptions',
  messages: 'Messages',
  saved: 'Saved products',
  compare: 'Compare products',
  data: shellCopy.account.data,
};
