import { paths, type Path } from '@niramaya/contract';

export interface Budget {
  /** Compressed with brotli. */
  readonly scriptBytes: number;
  readonly requests: number;
  readonly fonts: number;
  readonly pictures: number;
}

const usual: Budget = { scriptBytes: 185_000, requests: 12, fonts: 2, pictures: 1 };

export const budgets: Readonly<Record<Path, Budget>> = {
  ...(Object.fromEntries(Object.values(paths).map((path) => [path, usual])) as Record<Path, Budget>),
  [paths.home]: { ...usual, requests: 17, pictures: 6 },
  // Chakra's toaster is 47 kB (decision 41).
  [paths.cart]: { ...usual, scriptBytes: 207_500, requests: 15 },
  [paths.medicines]: { ...usual, requests: 22, pictures: 10 },
  [paths.topBrands]: { ...usual, requests: 21, pictures: 12 },
  [paths.covid]: { ...usual, pictures: 2 },
  [paths.offers]: { ...usual, requests: 20, pictures: 12 },
};
