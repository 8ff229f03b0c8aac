import { paths, type Path } from '@niramaya/contract';

/** The limits of what a page may fetch before it can be used, from an empty cache. */
export interface Budget {
  /** Bytes of JavaScript as sent, compressed with brotli. */
  readonly scriptBytes: number;
  /** Requests of every kind, the page itself, its late style sheet (decision 23) and the calls of the API included. */
  readonly requests: number;
  readonly fonts: number;
  /** Pictures that are fetched; those drawn in the page or its script count as neither. */
  readonly pictures: number;
}

/** No page may spend more script than this before it can be used; 150,000 are the aim, and each is held to what it needs. */
const usual: Budget = { scriptBytes: 132_000, requests: 11, fonts: 2, pictures: 1 };

/**
 * The budgets of every route, held by the journey `light`. Anyone who raises one does it here, where a reviewer sees it,
 * and says why.
 */
export const budgets: Readonly<Record<Path, Budget>> = {
  ...(Object.fromEntries(Object.values(paths).map((path) => [path, usual])) as Record<Path, Budget>),
  // One file for the shelves and one for a brand of the API. Its first banner is in its script instead of a request
  // (decision 26).
  [paths.home]: { ...usual, scriptBytes: 135_500, requests: 11, pictures: 2 },
  // So short that the footer is in sight at once.
  [paths.login]: { ...usual, scriptBytes: 132_500 },
  // The pack shots of a page of ten products. Six scripts: the code of a product in a list and on its own screen is in
  // separate chunks. In one chunk the product screen would be the heaviest of all. The link that a card shows until the
  // quantity in the cart can be changed is included.
  [paths.medicines]: { ...usual, scriptBytes: 139_000, requests: 21, pictures: 10 },
  [paths.medicineDetails]: { ...usual, scriptBytes: 139_500 },
  [paths.topBrands]: { ...usual, requests: 21, pictures: 12 },
  [paths.consultDoctor]: { ...usual, scriptBytes: 137_000 },
  [paths.patients]: { ...usual, scriptBytes: 136_500 },
  [paths.symptoms]: { ...usual, scriptBytes: 135_500 },
  [paths.specialities]: { ...usual, scriptBytes: 134_500 },
  // It shows the steps of a consultation, of which it is the last. It validates fields that were left before hydration.
  [paths.payment]: { ...usual, scriptBytes: 136_000 },
  // One picture for the article, and one file for the essentials.
  [paths.covid]: { ...usual, pictures: 2 },
  // All twelve: cards half as high bring the last one near enough for the browser to fetch its picture.
  [paths.offers]: { ...usual, requests: 20, pictures: 12 },
};
