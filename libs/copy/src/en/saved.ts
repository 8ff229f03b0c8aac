/** The texts of the panel with saved products. */
export const savedCopy = {
  note: 'Kept on this device, logged in or not.',
  list: 'Saved products',
  add: 'Add to Cart',
  addOf: (title: string) => `Add to Cart: ${title}`,
  goToCart: 'Go to cart',
  drop: 'Take off the list',
  dropOf: (title: string) => `Take off the list: ${title}`,
  dropped: (title: string) => `${title} is off the list.`,
  undo: 'Undo',
  undoOf: (title: string) => `Undo: ${title}`,
  unreadable: {
    text: 'Some saved products cannot be read: they are damaged. They stay on this device.',
    action: 'See My data',
  },
  empty: {
    title: 'Nothing saved yet',
    text: 'Press the heart of a product to find it here again.',
    action: 'Browse medicines',
  },
};
