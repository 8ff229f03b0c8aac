import { formatRupees } from '@niramaya/contract';

/** The texts of the table that compares products. */
export const comparisonCopy = {
  caption: 'Products side by side',
  product: 'Product',
  /** The note above a table that is wider than the window. */
  sideways: (count: number) => `Slide the table sideways to see all ${count} products.`,
  price: 'Price',
  lowest: 'Lowest price',
  lowestPerUnit: 'Lowest unit price',
  onlyDifferences: 'Only differences',
  mrp: 'MRP',
  saving: 'You save',
  saved: (rupees: number) => (rupees > 0 ? formatRupees(rupees) : 'Sold at MRP'),
  perUnit: 'Unit price',
  /** The note below the unit prices of a tablet and a syrup, for example. */
  otherUnits: 'Different kinds of pack: prices per unit cannot be compared.',
  rating: 'Rating',
  outOf5: (rating: number) => `${rating.toFixed(1)} out of 5`,
  category: 'Category',
  unknown: 'Not on the pack',
  actions: 'Actions',
  add: 'Add',
  addOf: (title: string) => `Add to Cart: ${title}`,
  drop: 'Stop comparing',
  dropOf: (title: string) => `Stop comparing: ${title}`,
  facts: {
    show: 'Show what is inside and how to use it',
    hide: 'Hide what is inside and how to use it',
    loading: 'Loading what is inside',
    note: 'Please note',
    /** The note above all facts in the place of those that differ. */
    inTwoLanguages: 'These details are not all in one language, so they cannot be compared. All of them are shown.',
    same: 'The same for all of them.',
    none: 'The shop has given no details. Read the pack, or ask a pharmacist.',
  },
  unreadable: {
    text: 'Some products that you chose cannot be read: they are damaged. Choose them again in the list.',
    action: 'See My data',
  },
  empty: {
    title: 'Nothing to compare yet',
    text: 'Choose two to four products in the list, with the scales beside Add.',
    action: 'Browse medicines',
  },
};
