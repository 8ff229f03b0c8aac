import type { SearchTerm } from '@niramaya/search';

/** The sentence for a text that names something that the shop does not sell, by its kind. */
export const notSoldCopy = {
  medicine: 'This is the name of a medicine that we do not sell. Ask a doctor whether you need it.',
  symptom: 'No product has this name. If it worries you or does not go away, talk to a doctor.',
  product: 'We do not sell this product.',
  test: 'This is a lab test, not a product. See our tests on the home page. Booking is not open yet.',
} satisfies Record<SearchTerm['kind'], string>;
