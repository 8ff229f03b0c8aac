import { paths, type Path } from '@niramaya/contract';

/** What a page may ask of the network before it can be used, from an empty cache. */
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
const usual: Budget = { scriptBytes: 138_500, requests: 11, fonts: 2, pictures: 1 };

/**
 * The budgets of every route, held by the journey `light`. Whoever raises one does it here, where a reviewer sees it,
 * and says why.
 */
export const budgets: Readonly<Record<Path, Budget>> = {
  ...(Object.fromEntries(Object.values(paths).map((path) => [path, usual])) as Record<Path, Budget>),
  // The banner's, the brands of the API and one file each for emblems, checkups and remedies.
  [paths.home]: { ...usual, scriptBytes: 141_500, requests: 14, pictures: 5 },
  // So short that the footer is in sight at once.
  [paths.login]: { ...usual, scriptBytes: 141_000 },
  // The pack shots of a page of ten products. Six files of script, because what a product has in a list and what it has on
  // its own screen stand apart: together they would make the latter the heaviest of all.
  // And the link that stands for a product in the cart until its quantity can be changed.
  [paths.medicines]: { ...usual, scriptBytes: 146_500, requests: 21, pictures: 10 },
  [paths.medicineDetails]: { ...usual, scriptBytes: 146_500 },
  [paths.topBrands]: { ...usual, requests: 21, pictures: 12 },
  [paths.consultDoctor]: { ...usual, scriptBytes: 144_000 },
  [paths.patients]: { ...usual, scriptBytes: 143_500 },
  [paths.symptoms]: { ...usual, scriptBytes: 142_500 },
  [paths.specialities]: { ...usual, scriptBytes: 141_500 },
  // The steps of a consultation stand above it, whose last it is, and fields that were left early are checked on it.
  [paths.payment]: { ...usual, scriptBytes: 143_500 },
  // One picture for the article, one file for the essentials, and the part that names them.
  [paths.covid]: { ...usual, scriptBytes: 139_000, pictures: 2 },
  // Its title and its benefits are laid out otherwise on a phone.
  [paths.carePlan]: { ...usual, scriptBytes: 139_000 },
  // All twelve: cards half as high bring the last one near enough for the browser to fetch its picture.
  [paths.offers]: { ...usual, requests: 20, pictures: 12 },
};
