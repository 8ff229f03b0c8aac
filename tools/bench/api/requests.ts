/** A set of requests: one page of ten, or everything that a listing offers. */
export interface Shape {
  readonly name: string;
  readonly paths: readonly string[];
}

const page = (number: number, query = ''): string => `/products?${query}_page=${number}&_limit=10`;

const FILTERS = [
  'category=vitamins&rating=4&rating=5&',
  'category=skinCare&category=ayurveda&rating=3&',
  'category=nutrition&category=vitamins&rating=5&',
];
const CHEAPEST_FIRST = '_sort=price&_order=asc&';
const DEAREST_FIRST = '_sort=price&_order=desc&';

/** Returns the sets of requests for a catalogue size. They differ between sizes only in how deep the deep pages are. */
export function shapes(products: number): readonly Shape[] {
  const at = (part: number): number => Math.max(1, Math.floor((products * part) / 10));
  const plain = [1, 2, 3, 4, 5].map((number) => page(number));
  const filtered = FILTERS.flatMap((filter) => [
    page(1, filter + CHEAPEST_FIRST),
    page(2, filter + DEAREST_FIRST),
    page(3, filter),
  ]);
  // A filter matches about a tenth of the products.
  const deepFiltered = FILTERS.map((filter, index) => page(at(0.02 * (index + 1)), filter + CHEAPEST_FIRST));
  const deepSorted = page(at(0.6), DEAREST_FIRST);
  return [
    { name: 'a page of 10', paths: plain },
    { name: 'the mix', paths: [...plain, ...filtered, ...deepFiltered, deepSorted, '/products/7', '/products/120'] },
  ];
}
