import { paths, type Path } from '@niramaya/contract';

/** The limits of what a page may fetch before it can be used, from an empty cache. */
export interface Budget {
  /** Bytes of JavaScript as sent, compressed with brotli. */
  readonly scriptBytes: number;
  /** Requests of every kind, the page itself, its style sheet and the calls of the API included. */
  readonly requests: number;
  readonly fonts: number;
  /** Pictures that are fetched; those drawn in the page or its script count as neither. */
  readonly pictures: number;
}

/** One limit of script for every page. Limits that fitted each page to the byte forced tricks into the code. */
const usual: Budget = { scriptBytes: 185_000, requests: 12, fonts: 2, pictures: 1 };

/**
 * The budgets of every route, held by the journey `light`. Anyone who raises one does it here, where a reviewer sees it,
 * and says why.
 */
export const budgets: Readonly<Record<Path, Budget>> = {
  ...(Object.fromEntries(Object.values(paths).map((path) => [path, usual])) as Record<Path, Budget>),
  // One file for the shelves, one picture of a service, and the brands of the API.
  [paths.home]: { ...usual, requests: 17, pictures: 6 },
  // A guest without a cart gets a toast at once. Chakra's toaster is 47 kB (decision 41).
  [paths.cart]: { ...usual, scriptBytes: 207_500, requests: 15 },
  // The pack shots of a page of ten products.
  [paths.medicines]: { ...usual, requests: 22, pictures: 10 },
  [paths.topBrands]: { ...usual, requests: 21, pictures: 12 },
  // One picture for the article, and one file for the essentials.
  [paths.covid]: { ...usual, pictures: 2 },
  // All twelve: cards half as high bring the last one near enough for the browser to fetch its picture.
  [paths.offers]: { ...usual, requests: 20, pictures: 12 },
};
