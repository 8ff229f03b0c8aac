import { GlyphIcon, type Glyph, type IconProps } from '../glyph/GlyphIcon';
import { box, mortar } from '../glyph/shapes';

// The drawings by category. This is no docblock: Storybook's docgen would take an export with one for a component, and
// add its own key to the object.
export const categoryGlyphs = {
  vitamins: {
    body: 'M10 15.5h20v22a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4z',
    detail: `${box(8, 7.5, 24, 8, 2.5)}M10 22h20M10 34h20M16 25l4 6 4-6M37.5 41.5a3.5 3.5 0 0 1-3.5-3.5v-7a3.5 3.5 0 0 1 7 0v7a3.5 3.5 0 0 1-3.5 3.5zM34 34.5h7`,
  },
  nutrition: {
    body: 'M24 15.5c-3-2.5-6-3.5-9.5-3C9 13.5 6 18.5 6 24.5c0 9 5.5 17 11.5 17 2.5 0 4-1 6.5-1s4 1 6.5 1C36.5 41.5 42 33.5 42 24.5c0-6-3-11-8.5-12-3.5-.5-6.5.5-9.5 3z',
    detail: 'M24 15.5c0-3-.5-5-2-7.5M25.5 10.5c0-4 3-6 8-6 0 4-3 6.5-8 6zM12 23c.3-2.5 1.5-4 3.5-4.8',
  },
  personalCare: {
    body: 'M8 24a5 5 0 0 1 5-5h14a5 5 0 0 1 5 5v13.5a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4z',
    detail:
      'M15 19v-4.5h10V19M20 14.5V7M14 11V9.5A2.5 2.5 0 0 1 16.5 7H27M8 28h24M8 36h24M38.5 41.5V22.5M36.5 22.5v-11h4v11zM36.5 15h4M36.5 19h4',
  },
  skinCare: {
    body: 'M7 24.5h26V37a4.5 4.5 0 0 1-4.5 4.5h-17A4.5 4.5 0 0 1 7 37z',
    detail: `${box(5, 16.5, 30, 8, 2.5)}M14 33h12M13 16.5c-1-4 1-5.5 4-6.5 2-.7 3-1.8 3-4 4 2 6.5 5.5 6 10.5M40.5 10v5M38 12.5h5M41 27v4M39 29h4`,
  },
  ayurveda: mortar,
} as const satisfies Record<string, Glyph>;

/** The categories that have an icon. */
export type CategoryIconName = keyof typeof categoryGlyphs;

/**
 * `CategoryIcon` is for one of the five product categories, up to 96 px. A service of the shop is a `ServiceIcon`.
 * Screen readers skip it.
 */
export const CategoryIcon = ({ name, size }: IconProps<CategoryIconName>) => (
  <GlyphIcon glyph={categoryGlyphs[name]} size={size} />
);
