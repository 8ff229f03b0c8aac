import { GlyphIcon, type IconProps } from '../glyph/GlyphIcon';
import { serviceGlyphs } from './service.glyphs';

export type ServiceName = keyof typeof serviceGlyphs;

/** One picture for each of what the shop does for its shoppers. */
export function ServiceIcon({ name, ...props }: IconProps<ServiceName>) {
  return <GlyphIcon glyph={serviceGlyphs[name]} {...props} />;
}
