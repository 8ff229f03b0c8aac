import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Every exported component of `libs/ui` and every component with a folder of its own in `libs/feature-*` and `libs/lazy`,
 * with its kind. `npm run generate -- component` adds to `components.json`.
 */
export const componentKinds: readonly (readonly [component: string, kind: string])[] = Object.entries(
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'components.json'), 'utf8')) as Record<string, string[]>,
).flatMap(([kind, components]) => components.map((component) => [component, kind] as const));

/** A component or one of its states (`Carousel.Empty`) that has no story, and why. Ten are the most. */
export const exceptions: ReadonlyMap<string, string> = new Map([
  ['ProductCardSkeleton', 'It is the Loading of ProductCard.'],
  ['ProductGridSkeleton', 'It is the Loading of ProductGrid.'],
  ['OfferCardSkeleton', 'It is the Loading of OfferCard.'],
  ['TopBrandCardSkeleton', 'It is the Loading of TopBrandCard.'],
  ['SearchResults', 'It is the list of SearchCombobox.'],
  ['LinkProvider', 'It draws nothing; UiLink shows what it does.'],
  ['LocaleProvider', 'It draws nothing; UiProvider shows what it does.'],
]);

export const mostExceptions = 10;
