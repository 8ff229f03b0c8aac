import { paths, type Path } from '@niramaya/contract';

/** What a page may ask of the network before it can be used, from an empty cache. */
export interface Budget {
  /** Bytes of JavaScript as sent, compressed with brotli. */
  readonly scriptBytes: number;
  /** Requests of every kind, the page itself and the calls of the API included. */
  readonly requests: number;
  readonly fonts: number;
  /** Pictures that are fetched; those drawn in the page or its script count as neither. */
  readonly pictures: number;
}

/** The aim of every route is 150 kB of script; what stands here is what each spends now, so that none grows unseen. */
const usual: Budget = { scriptBytes: 153_500, requests: 10, fonts: 2, pictures: 1 };

/**
 * The budgets of every route, held by the journey `light`. Whoever raises one does it here, where a reviewer sees it,
 * and says why.
 */
export const budgets: Readonly<Record<Path, Budget>> = {
  ...(Object.fromEntries(Object.values(paths).map((path) => [path, usual])) as Record<Path, Budget>),
  // The emblems of the brands stand just below the first screenful.
  [paths.home]: { ...usual, scriptBytes: 165_500, requests: 20, pictures: 11 },
  // The pack shots of a page of ten products, and the banner.
  [paths.medicines]: { ...usual, scriptBytes: 156_000, requests: 18, pictures: 11 },
  [paths.medicineDetails]: { ...usual, scriptBytes: 159_500 },
  [paths.topBrands]: { ...usual, requests: 20, pictures: 12 },
  [paths.consultDoctor]: { ...usual, scriptBytes: 162_000 },
  [paths.patients]: { ...usual, scriptBytes: 157_500 },
  [paths.symptoms]: { ...usual, scriptBytes: 156_000 },
  [paths.specialities]: { ...usual, scriptBytes: 155_500 },
  [paths.payment]: { ...usual, scriptBytes: 155_500 },
  // The pictures of the offers, of which more stand on the first screenful than on others.
  [paths.offers]: { ...usual, requests: 15, pictures: 8 },
};
