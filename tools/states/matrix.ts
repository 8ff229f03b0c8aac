import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The kind of each exported component of `libs/ui`, and of each component with its own folder in `libs/feature-*` and
 * `libs/lazy`. The command `npm run generate -- component` adds to `components.json`.
 */
export const componentKinds: readonly (readonly [component: string, kind: string])[] = Object.entries(
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'components.json'), 'utf8')) as Record<string, string[]>,
).flatMap(([kind, components]) => components.map((component) => [component, kind] as const));

/** Components and states (`Carousel.Empty`) that have no story, and why. There are at most ten. */
export const exceptions: ReadonlyMap<string, string> = new Map([
  ['ProductCardSkeleton', 'It is the Loading of ProductCard.'],
  ['ProductGridSkeleton', 'It is the Loading of ProductGrid.'],
  ['OfferCardSkeleton', 'It is the Loading of OfferCard.'],
  ['TopBrandCardSkeleton', 'It is the Loading of TopBrandCard.'],
  ['SearchResults', 'It is the list of SearchCombobox.'],
  ['LinkProvider', 'It draws nothing; UiLink shows what it does.'],
  ['LocaleProvider', 'It draws nothing; UiProvider shows what it does.'],
  ['InertButton.Variants', 'It has one look, by which it is known.'],
]);

export const mostExceptions = 10;
