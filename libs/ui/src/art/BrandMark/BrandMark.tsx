import sheet from '../shelves.svg?no-inline';

const names = [
  'Neemila',
  'Calmag',
  'Whevana',
  'Ashwashakti',
  'Dantika',
  'Suncharya',
  'Poshanika',
  'Chyavanika',
  'Shishukomal',
] as const;

export type FeaturedBrandName = (typeof names)[number];

/**
 * Returns the address of an emblem for `<img>`, 96 × 96. All are views of one file, which has the pictures of every
 * shelf of the home screen.
 */
const emblem = (name: FeaturedBrandName) => `${sheet}#${name.toLowerCase()}`;

/** The nine tiles of Featured Brands (HOME-27, HOME-69, HOME-87). The shop invented all nine brands. */
export const featuredBrands: readonly { readonly img: string; readonly name: FeaturedBrandName }[] = names.map(
  (name) => ({ img: emblem(name), name }),
);

export interface BrandMarkProps {
  /** The name of one of the nine brands. */
  readonly name: FeaturedBrandName;
  /** Width and height in px. @default 96 */
  readonly size?: number;
}

/** Renders a brand's emblem. It is hidden from screen readers, because its name is expected next to it. */
export function BrandMark({ name, size = 96 }: BrandMarkProps) {
  return <img src={emblem(name)} alt="" width={size} height={size} loading="lazy" decoding="async" />;
}
