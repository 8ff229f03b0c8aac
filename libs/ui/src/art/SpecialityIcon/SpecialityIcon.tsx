import { GlyphIcon, type IconProps } from '../glyph/GlyphIcon';
import { specialityGlyphs } from './speciality.glyphs';

export type SpecialityName = keyof typeof specialityGlyphs;

/** One picture for each of the sixteen specialities of the consultation (SPECIALITY-02 to SPECIALITY-17), keyed by the exact words. */
export function SpecialityIcon({ name, ...props }: IconProps<SpecialityName>) {
  return <GlyphIcon glyph={specialityGlyphs[name]} {...props} />;
}
