import { GlyphIcon, type IconProps } from '../glyph/GlyphIcon';
import { symptomGlyphs } from './symptom.glyphs';

export type SymptomName = keyof typeof symptomGlyphs;

/**
 * Renders the icon of one of the twelve most searched symptoms (SYMPTOMS-03 to SYMPTOMS-14). Its key is the exact text.
 */
export function SymptomIcon({ name, ...props }: IconProps<SymptomName>) {
  return <GlyphIcon glyph={symptomGlyphs[name]} {...props} />;
}
