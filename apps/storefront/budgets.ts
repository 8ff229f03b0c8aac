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
const usual: Budget = { scriptBytes: 152_500, requests: 9, fonts: 1, pictures: 1 };

/**
 * The budgets of every route, held by the journey `light`. Whoever raises one does it here, where a reviewer sees it,
 * and says why.
 */
export const budgets: Readonly<Record<Path, Budget>> = {
  ...(Object.fromEntries(Object.values(paths).map((path) => [path, usual])) as Record<Path, Budget>),
  // The emblems of the brands stand just below the first screenful.
  [paths.home]: { ...usual, scriptBytes: 164_000, requests: 14, pictures: 6 },
  // The pack shots of a page of ten products, and the banner.
  [paths.medicines]: { ...usual, scriptBytes: 154_000, requests: 17, pictures: 11 },
  [paths.medicineDetails]: { ...usual, scriptBytes: 156_500 },
  [paths.topBrands]: { ...usual, requests: 19, pictures: 12 },
  [paths.consultDoctor]: { ...usual, scriptBytes: 160_500 },
  [paths.patients]: { ...usual, scriptBytes: 156_500 },
  [paths.symptoms]: { ...usual, scriptBytes: 155_000 },
  [paths.specialities]: { ...usual, scriptBytes: 154_500 },
};
