import { GlyphIcon, type IconProps } from '../glyph/GlyphIcon';
import { categoryGlyphs } from './category.glyphs';

export type CategoryIconName = keyof typeof categoryGlyphs;

/** Renders the icon of one of the five product categories. */
export function CategoryIcon({ name, ...props }: IconProps<CategoryIconName>) {
  return <GlyphIcon glyph={categoryGlyphs[name]} {...props} />;
}
