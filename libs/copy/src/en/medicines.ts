import { formatRupees, groupDigits, quotedText, type ProductCategory, type UnitPrice } from '@niramaya/contract';
const counted = (count: number) => groupDigits(String(count));
const countedOf = (count: number, hasMore: boolean, one: string, several: string) =>
  `${hasMore ? 'over ' : ''}${counted(count)} ${count === 1 ? one : several}`;

/** A search text between quotes. A text that the shopper has put between quotes gets no second ones. */
export const inTypographicQuotes = (text: string) => `“${quotedText(text) ?? text}”`;

const units: Record<UnitPrice['unit'], string> = {
  piece: 'each',
  g: 'per g',
  ml: 'per ml',
  kg: 'per kg',
  litre: 'per litre',
};

/** The texts of the listing and of the product cards. */
export const medicinesCopy = {
  title: 'Medicines and health products',
  promises: ['Genuine packs, sealed and in date', 'Never above MRP', 'A pharmacist to ask'],
  categories: {
    vitamins: 'Vitamins',
    nutrition: 'Nutrition',
    personalCare: 'Personal care',
    skinCare: 'Skin care',
    ayurveda: 'Ayurveda',
  } satisfies Record<ProductCategory, string>,
  filters: {
    title: 'Filters',
    category: 'Category',
    /** A choice finds the products with exactly so many stars (requirement AMB-28 in `docs/requirements.md`). */
    rating: 'Exact rating',
    stars: (rating: number): string => (rating === 1 ? 'star' : 'stars'),
    applied: 'Applied filters',
    or: ' or ',
    open: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
    close: 'Close the filters',
    clear: 'Clear all',
    remove: (name: string) => `Remove filter: ${name}`,
    show: (count: number | null, hasMore: boolean) =>
      count === null ? 'Show results' : `Show ${countedOf(count, hasMore, 'result', 'results')}`,
  },
  sort: {
    label: 'Sort by',
    all: 'All',
    lowToHigh: 'Price low to high',
    highToLow: 'Price high to low',
    /** The list is sorted by MRP, so the discounted prices in it may seem out of order. This text explains it. */
    byMrp: 'by MRP, before discount',
    /** The end of the status with the number of products, for screen readers only. */
    sorted: { asc: ', sorted by MRP, lowest first', desc: ', sorted by MRP, highest first' },
  },
  status: (total: number, hasMore: boolean, page: number, pages: number) => {
    const found = countedOf(total, hasMore, 'product', 'products');
    return `${found.charAt(0).toUpperCase()}${found.slice(1)}, page ${counted(page)} of ${counted(pages)}`;
  },
  noneFound: 'No products',
  products: 'Products',
  search: {
    chip: (text: string) => inTypographicQuotes(text),
    remove: (text: string) => `Remove search: ${inTypographicQuotes(text)}`,
    products: (text: string) => `Products for ${inTypographicQuotes(text)}`,
    title: (text: string) => `${inTypographicQuotes(text)} · Medicines and health products`,
    /** The end of the status with the number of products, for screen readers only. */
    countedFor: (text: string) => `, results for “${text}”`,
    unsold: (words: readonly string[]) =>
      `We do not sell ${words.map(inTypographicQuotes).join(' or ')}. The products below do not replace ${words.length === 1 ? 'it' : 'them'}.`,
    literal: (text: string) => `You typed “${text}”: search that instead`,
  },
  card: {
    now: 'Price',
    mrp: 'MRP',
    off: (percent: number) => `${percent}% off`,
    saved: (rupees: number) => `You save ${formatRupees(rupees)}`,
    atMrp: 'Sold at MRP',
    outOf5: 'out of 5',
    perUnit: ({ rupees, unit }: UnitPrice) => `${formatRupees(rupees)} ${units[unit]}`,
    /** The button shows `add`. Its name for screen readers also has `addSuffix`. */
    add: 'Add',
    addSuffix: (title: string) => `${title} to cart`,
  },
  unread: (count: number) =>
    count === 1
      ? '1 product cannot be shown: its data is damaged.'
      : `${count} products cannot be shown: their data is damaged.`,
  help: {
    title: 'Not sure which one suits you?',
    text: 'Tell a doctor what troubles you and get a plain answer, from home.',
    action: 'Ask a doctor',
  },
  pages: {
    nav: 'Pages of products',
    previous: 'Previous',
    next: 'Next',
    page: (page: number) => `Page ${page}`,
  },
  /** The line above a list that came before the connection was lost. */
  kept: 'This is the list as you last saw it. It loads again once you are connected.',
  failed: {
    title: 'The products did not load',
    text: 'That is our fault, not yours. Your filters are kept.',
    offline: 'The list loads by itself once you are connected; your filters are kept.',
    retry: 'Retry',
    reference: (id: string) => `If it keeps failing, share the code ${id} with our support team.`,
  },
};
