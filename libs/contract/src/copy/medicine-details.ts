import { formatRupees } from '../rules/money.ts';
import type { Localised } from './localised.ts';

const en = {
  trail: { label: 'You are here', medicines: 'Medicines' },
  mrpNote: 'Inclusive of all taxes',
  saved: (rupees: number) => `You save ${formatRupees(rupees)}`,
  /** DETAIL-07, byte for byte. */
  add: 'Add to Cart',
  inCart: (quantity: number) => `In your cart: ${quantity}`,
  goToCart: 'Go to cart',
  /** The page's heading until the product is known. */
  heading: 'Product details',
  facts: 'At a glance',
  noPrescription: 'No prescription needed',
  noPrescriptionText: 'You can order this pack without a doctor’s slip.',
  badges: {
    /** DETAIL-09, byte for byte. */
    title: 'Safe and Effective',
    paraben: 'Paraben free',
    sulfate: 'Sulfate free',
    silicone: 'Silicone free',
    cruelty: 'Cruelty free',
    allergen: 'Allergen free',
    alcohol: 'Alcohol free',
    note: 'As declared by the maker. If you have an allergy, read the label on the pack before use.',
  },
  about: {
    /** DETAIL-16, byte for byte; the screen draws it with a capital. */
    title: 'about',
    lead: (title: string) => `Four reasons to choose ${title}`,
  },
  safety: {
    title: 'Use it safely',
    keep: 'How to keep it',
    keepText: 'Store below 30 °C, dry and out of the sun, and out of the reach of children.',
    ask: 'Ask a pharmacist first',
    stop: 'Stop and get help',
    stopText: (numbers: readonly string[]) =>
      `Stop if you get a rash, swelling or trouble breathing, and call ${numbers.join(' or ')}.`,
    disclaimer:
      'This page is general information, not medical advice. It does not replace your doctor, your pharmacist or the leaflet in the pack.',
  },
  nothing: {
    title: 'No product is open here yet',
    text: 'Pick one from the list and its details, price and safety notes will show on this page.',
    action: 'See all medicines',
  },
};

/** The words of the detail screen (DETAIL-*). What they say of a category stands in `product-guides.ts`. */
export const medicineDetailsCopy: Localised<typeof en> = { en };
