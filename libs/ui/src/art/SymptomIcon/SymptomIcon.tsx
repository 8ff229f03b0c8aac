import { GlyphIcon, type IconProps } from '../glyph/GlyphIcon';
import { symptomGlyphs } from './symptom.glyphs';

export type SymptomName = keyof typeof symptomGlyphs;

/** One picture for each of the twelve most searched symptoms (SYMPTOMS-03 to SYMPTOMS-14), keyed by the exact words. */
export function SymptomIcon({ name, ...props }: IconProps<SymptomName>) {
  return <GlyphIcon glyph={symptomGlyphs[name]} {...props} />;
}
