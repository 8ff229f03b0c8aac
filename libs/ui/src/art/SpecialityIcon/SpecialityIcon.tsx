import { GlyphIcon, type IconProps } from '../glyph/GlyphIcon';
import { specialityGlyphs } from './speciality.glyphs';

export type SpecialityName = keyof typeof specialityGlyphs;

/** The icon of a speciality. */
export function SpecialityIcon({ name, ...props }: IconProps<SpecialityName>) {
  return <GlyphIcon glyph={specialityGlyphs[name]} {...props} />;
}
