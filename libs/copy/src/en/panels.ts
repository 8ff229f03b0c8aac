import { shellCopy } from './shell.ts';

/** The titles of the panels, by the name of the panel. */
export const panelsCopy = {
  menu: shellCopy.menu.title,
  account: shellCopy.account.yours,
  orders: 'My orders',
  /** The title of the panel of orders while it shows the receipt of the order with this number. */
  receipt: (id: string) => `Receipt ${id}`,
  refill: 'Refill',
  prescriptions: 'Prescriptions',
  messages: 'Messages',
  saved: 'Saved products',
  compare: 'Compare products',
  data: shellCopy.account.data,
};
