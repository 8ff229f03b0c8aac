import { GlyphIcon, type IconProps } from '../glyph/GlyphIcon';
import { symptomGlyphs } from './symptom.glyphs';

export type SymptomName = keyof typeof symptomGlyphs;

/** The icon of a symptom. */
export const SymptomIcon = ({ name, size }: IconProps<SymptomName>) => (
  <GlyphIcon glyph={symptomGlyphs[name]} size={size} />
);
