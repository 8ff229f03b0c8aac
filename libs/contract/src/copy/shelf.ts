import { formatRupees } from '../rules/money.ts';
import type { Localised } from './localised.ts';

const en = {
  save: (title: string) => `Save ${title}`,
  compare: (title: string) => `Compare ${title}`,
  full: 'Four products can be compared at once. Take one out first.',
  open: (title: string) => title,
  price: { now: 'Price', mrp: 'MRP' },
  recent: { title: 'Recently viewed', clear: 'Clear', clearLabel: 'Clear recently viewed' },
  saved: {
    note: 'Kept on this device, signed in or not.',
    list: 'Saved products',
    add: 'Add to Cart',
    addOf: (title: string) => `Add to Cart: ${title}`,
    drop: (title: string) => `Take ${title} off the list`,
    empty: {
      title: 'Nothing saved yet',
      text: 'Press the heart of a product to find it here again.',
      action: 'Browse medicines',
    },
  },
  tray: {
    label: 'Comparison',
    count: (count: number) => (count === 1 ? '1 product to compare, add another' : `${count} products to compare`),
    open: 'Compare',
    clear: 'Clear',
  },
  table: {
    caption: 'Products side by side',
    product: 'Product',
    price: 'Price',
    lowest: 'Lowest price',
    mrp: 'MRP',
    saving: 'You save',
    saved: (rupees: number) => (rupees > 0 ? formatRupees(rupees) : 'Sold at MRP'),
    perUnit: 'Unit price',
    rating: 'Rating',
    outOf5: (rating: number) => `${rating.toFixed(1)} out of 5`,
    category: 'Category',
    unknown: 'Not on the pack',
    actions: 'Actions',
    add: 'Add',
    addOf: (title: string) => `Add to Cart: ${title}`,
    drop: 'Take out',
    dropOf: (title: string) => `Take out: ${title}`,
    empty: {
      title: 'Nothing to compare yet',
      text: 'Choose two to four products in the list, with the scales beside Add.',
      action: 'Browse medicines',
    },
  },
};

/** The words of what was saved, seen and compared. */
export const shelfCopy: Localised<typeof en> = { en };
