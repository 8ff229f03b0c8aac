import { GlyphIcon, type IconProps } from '../glyph/GlyphIcon';
import { categoryGlyphs } from './category.glyphs';

export type CategoryIconName = keyof typeof categoryGlyphs;

/** The icon of a product category. */
export const CategoryIcon = ({ name, size }: IconProps<CategoryIconName>) => (
  <GlyphIcon glyph={categoryGlyphs[name]} size={size} />
);
