/** The texts of the saved, viewed and compared products. */
export const productListsCopy = {
  save: (title: string) => `Save ${title}`,
  compare: (title: string) => `Compare ${title}`,
  /** The button after the scales of a chosen product. The count is from 2 to 4. */
  openCompared: (count: number) => `See ${count} side by side`,
  full: 'Four products can be compared at once. Take one out first.',
  price: { now: 'Price', mrp: 'MRP' },
  today: {
    changed: (was: string, now: string) => `Price was ${was}, now ${now}.`,
    gone: 'No longer sold.',
    failed: {
      text: 'Today’s prices could not be loaded. These are the prices of the day you chose each product.',
      action: 'Check the prices again',
    },
    asBefore: (was: string) => `Added at the earlier price of ${was}: today’s price could not be loaded.`,
  },
  recent: { title: 'Recently viewed', clear: 'Clear', clearLabel: 'Clear recently viewed' },
  tray: {
    label: 'Comparison',
    count: (count: number) => (count === 1 ? '1 product, add another' : `${count} products to compare`),
    open: 'Compare',
    clear: 'Clear',
    /** The name of the link to the cart, which shows only the count. */
    cart: (count: number) => `Go to cart, ${count === 1 ? '1 product' : `${count} products`}`,
  },
};
