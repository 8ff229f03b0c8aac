import ashwashakti from './ashwashakti.svg?no-inline';
import calmag from './calmag.svg?no-inline';
import chyavanika from './chyavanika.svg?no-inline';
import dantika from './dantika.svg?no-inline';
import neemila from './neemila.svg?no-inline';
import poshanika from './poshanika.svg?no-inline';
import shishukomal from './shishukomal.svg?no-inline';
import suncharya from './suncharya.svg?no-inline';
import whevana from './whevana.svg?no-inline';

const emblems = {
  Neemila: neemila,
  Calmag: calmag,
  Whevana: whevana,
  Ashwashakti: ashwashakti,
  Dantika: dantika,
  Suncharya: suncharya,
  Poshanika: poshanika,
  Chyavanika: chyavanika,
  Shishukomal: shishukomal,
} as const;

export type FeaturedBrandName = keyof typeof emblems;

/** The nine tiles of Featured Brands (HOME-27, HOME-69, HOME-87). All nine brands are the shop's own inventions. */
export const featuredBrands: readonly { readonly img: string; readonly name: FeaturedBrandName }[] = (
  Object.keys(emblems) as FeaturedBrandName[]
).map((name) => ({ img: emblems[name], name }));

export interface BrandMarkProps {
  readonly name: FeaturedBrandName;
  /** Width and height in px. @default 96 */
  readonly size?: number;
}

/** A brand's emblem. Its name is expected beside it, so it is hidden from screen readers. */
export function BrandMark({ name, size = 96 }: BrandMarkProps) {
  return <img src={emblems[name]} alt="" width={size} height={size} loading="lazy" decoding="async" />;
}
