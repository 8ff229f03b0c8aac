import { formatRupees } from '@niramaya/contract';

/** The texts of the table that compares products. */
export const comparisonCopy = {
  caption: 'Products side by side',
  product: 'Product',
  price: 'Price',
  lowest: 'Lowest price',
  lowestPerUnit: 'Lowest unit price',
  onlyDifferences: 'Only differences',
  mrp: 'MRP',
  saving: 'You save',
  saved: (rupees: number) => (rupees > 0 ? formatRupees(rupees) : 'Sold at MRP'),
  perUnit: 'Unit price',
  perHundred: (rupees: number, unit: 'g' | 'ml') => `${formatRupees(rupees)} per 100\u00a0${unit}`,
  /** The unit price as the list of products has it, below that of 100 g or ml. */
  inTheList: (unitPrice: string) => `${unitPrice} in the list`,
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
    row: 'Inside and use',
    show: 'Show',
    showName: 'Show what is inside and how to use it',
    hide: 'Hide',
    hideName: 'Hide what is inside and how to use it',
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
