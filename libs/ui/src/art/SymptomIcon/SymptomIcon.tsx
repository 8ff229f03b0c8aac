import { GlyphIcon, type IconProps } from '../glyph/GlyphIcon';
import { symptomGlyphs } from './symptom.glyphs';

export type SymptomName = keyof typeof symptomGlyphs;

/** The icon of a symptom. */
export function SymptomIcon({ name, ...props }: IconProps<SymptomName>) {
  return <GlyphIcon glyph={symptomGlyphs[name]} {...props} />;
}
