import { GlyphIcon, type IconProps } from '../glyph/GlyphIcon';
import { concernGlyphs } from './concern.glyphs';

export type ConcernName = keyof typeof concernGlyphs;

/** One picture for each of the nine health concerns of the home screen (HOME-18 to HOME-26), keyed by the exact words. */
export function ConcernIcon({ name, ...props }: IconProps<ConcernName>) {
  return <GlyphIcon glyph={concernGlyphs[name]} {...props} />;
}
