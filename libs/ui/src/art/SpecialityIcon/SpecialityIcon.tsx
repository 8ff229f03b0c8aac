import { GlyphIcon, type IconProps } from '../glyph/GlyphIcon';
import { specialityGlyphs } from './speciality.glyphs';

export type SpecialityName = keyof typeof specialityGlyphs;

/**
 * Renders the icon of one of the sixteen specialities of the consultation (SPECIALITY-02 to SPECIALITY-17). Its key is
 * the exact text.
 */
export function SpecialityIcon({ name, ...props }: IconProps<SpecialityName>) {
  return <GlyphIcon glyph={specialityGlyphs[name]} {...props} />;
}
