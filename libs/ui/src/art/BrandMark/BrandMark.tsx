import sheet from './brands.svg?no-inline';

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

/** An emblem as an address for `<img>`, 96 × 96. All are views of one file, which is fetched once. */
const emblem = (name: FeaturedBrandName) => `${sheet}#${name.toLowerCase()}`;

/** The nine tiles of Featured Brands (HOME-27, HOME-69, HOME-87). All nine brands are the shop's own inventions. */
export const featuredBrands: readonly { readonly img: string; readonly name: FeaturedBrandName }[] = names.map(
  (name) => ({ img: emblem(name), name }),
);

export interface BrandMarkProps {
  readonly name: FeaturedBrandName;
  /** Width and height in px. @default 96 */
  readonly size?: number;
}

/** A brand's emblem. Its name is expected beside it, so it is hidden from screen readers. */
export function BrandMark({ name, size = 96 }: BrandMarkProps) {
  return <img src={emblem(name)} alt="" width={size} height={size} loading="lazy" decoding="async" />;
}
