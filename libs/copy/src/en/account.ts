/** The texts of the account panel. */
export const accountCopy = {
  guest: 'You are not logged in. Everything below works all the same, on this device.',
  member: (name: string) => `Logged in as ${name}.`,
  list: 'Saved, orders and My data',
  orders: { title: 'My orders', text: 'Order status, receipts and one-tap reordering' },
  refill: { title: 'Refill', text: 'Products you chose to order again, and when' },
  prescriptions: { title: 'Prescriptions', text: 'Pictures of your prescriptions, on this device only' },
  saved: { title: 'Saved products', text: 'Products you marked with a heart' },
  data: { title: 'My data', text: 'Everything kept on this device: see it, download it, erase it' },
  messages: { title: 'Messages', text: 'What the shop has said in this tab' },
  count: (count: number) => `${count} kept`,
};
