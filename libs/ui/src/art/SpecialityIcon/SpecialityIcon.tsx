import { GlyphIcon, type IconProps } from '../glyph/GlyphIcon';
import { specialityGlyphs } from './speciality.glyphs';

export type SpecialityName = keyof typeof specialityGlyphs;

/** The icon of a speciality. */
export const SpecialityIcon = ({ name, size }: IconProps<SpecialityName>) => (
  <GlyphIcon glyph={specialityGlyphs[name]} size={size} />
);
