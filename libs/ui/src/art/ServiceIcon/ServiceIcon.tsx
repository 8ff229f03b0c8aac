import { GlyphIcon, type Glyph, type IconProps } from '../glyph/GlyphIcon';
import { box, disc, drop, mortar, plus, shield, virus } from '../glyph/shapes';

// The drawings by service. This is no docblock: Storybook's docgen would take an export with one for a component, and
// add its own key to the object.
export const serviceGlyphs = {
  medicines: {
    body: 'M9.5 25.5 25.5 9.5a9 9 0 0 1 12.8 12.8l-16 16A9 9 0 0 1 9.5 25.5z',
    detail: 'M17.5 17.5 30.3 30.3M13.5 27.5c-1.5 1.7-1.8 3.7-.8 5.7',
  },
  labTests: {
    body: 'M15 8.5V34a7 7 0 0 0 14 0V8.5',
    detail: `M12 8.5h20M15 23c4-2.5 9 2.5 14 0${drop(37, 25, 12)}`,
  },
  consult: {
    body: 'M11 8h26a5 5 0 0 1 5 5v16a5 5 0 0 1-5 5H22l-9.5 7.5V34H11a5 5 0 0 1-5-5V13a5 5 0 0 1 5-5z',
    detail: plus(24, 21, 6),
  },
  carePlan: {
    body: 'M27.5 33H9a4 4 0 0 1-4-4V13a4 4 0 0 1 4-4h26a4 4 0 0 1 4 4v7M33.5 23.5c2.8 1.8 5 2.6 8 3V31c0 5-3 8.5-8 10.5-5-2-8-5.5-8-10.5v-4.5c3-.4 5.2-1.2 8-3z',
    detail: 'M5 16h34M10 27h8M30.5 32.5l2.3 2.3 4-4.3',
  },
  covid: virus,
  offers: {
    body: 'M24.5 7H37a4 4 0 0 1 4 4v12.5a4 4 0 0 1-1.2 2.8L25.3 40.8a4 4 0 0 1-5.6 0L7.2 28.3a4 4 0 0 1 0-5.6L21.7 8.2A4 4 0 0 1 24.5 7z',
    detail: `${disc(34, 14, 2.2)}M25 22.5l-8.5 8.5${disc(17, 24, 1.3)}${disc(24.5, 29.5, 1.3)}`,
  },
  delivery: {
    body: `${box(5, 13, 15, 13, 3)}${disc(12.5, 36.5, 5)}${disc(36.5, 36.5, 5)}`,
    detail: `${plus(12.5, 19.5, 3)}M28 11h5l4 14.5c3.5 1 5.5 3 6 6.5M17.5 36.5H26c1-6.5 4-10.5 10.5-11.5M7.5 36.5c-1.5 0-2.5-1-2.5-2.5 0-5 4-8 9-8h11`,
  },
  securePay: {
    body: box(9, 21, 29, 20, 5),
    detail: `M15.5 21v-5a8 8 0 0 1 16 0v5${disc(23.5, 29.5, 2)}M23.5 31.5v4`,
  },
  verified: { body: shield, detail: 'M16.5 24l5.5 5.5L32 19' },
  phoneHelp: {
    body: 'M14.5 7.5 19 8.5l2.5 8-4 4c2 4.5 5.5 8 10 10l4-4 8 2.5 1 4.5c.5 4.5-3 8-7.5 7.5C19.5 39.5 8.5 28.5 7 15c-.5-4.5 3-8 7.5-7.5z',
    detail: 'M28 7.5c7 .5 12 5.5 12.5 12.5M28 14.5c3.2.4 5.1 2.3 5.5 5.5',
  },
  devices: {
    body: `${box(5, 7, 24, 22, 4)}${box(30, 21, 11, 20, 4)}`,
    detail: 'M9 15.5h3.5l2-3.5 3.5 7 2.5-3.5H25M10.5 24v.1M17 24v.1M23.5 24v.1M15 29v4a5 5 0 0 0 5 5h10M35.5 27.5v7',
  },
  homeopathy: {
    body: 'M11 18h16v20a3.5 3.5 0 0 1-3.5 3.5h-9A3.5 3.5 0 0 1 11 38z',
    detail: `${box(10, 7.5, 18, 6, 2)}M13.5 13.5V18M24.5 13.5V18M11 30c3-2 5 2 8 0s5-2 8 0${drop(37, 20, 9)}${disc(34.5, 38, 2)}${disc(40.5, 38, 2)}`,
  },
  ayurveda: mortar,
} as const satisfies Record<string, Glyph>;

/** The services that have an icon. */
export type ServiceName = keyof typeof serviceGlyphs;

/**
 * `ServiceIcon` is for a service of the shop, such as delivery or lab tests. A product category is a `CategoryIcon`,
 * and a general sign an icon of Lucide. Screen readers skip it.
 */
export const ServiceIcon = ({ name, size }: IconProps<ServiceName>) => (
  <GlyphIcon glyph={serviceGlyphs[name]} size={size} />
);
