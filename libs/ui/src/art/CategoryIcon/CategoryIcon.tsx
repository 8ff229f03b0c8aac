import { GlyphIcon, type IconProps } from '../glyph/GlyphIcon';
import { categoryGlyphs } from './category.glyphs';

export type CategoryIconName = keyof typeof categoryGlyphs;

/** The icon of a product category. */
export function CategoryIcon({ name, ...props }: IconProps<CategoryIconName>) {
  return <GlyphIcon glyph={categoryGlyphs[name]} {...props} />;
}
