import { GlyphIcon, type IconProps } from '../glyph/GlyphIcon';
import { serviceGlyphs } from './service.glyphs';

export type ServiceName = keyof typeof serviceGlyphs;

/** Renders the icon of one of the shop's services. */
export function ServiceIcon({ name, ...props }: IconProps<ServiceName>) {
  return <GlyphIcon glyph={serviceGlyphs[name]} {...props} />;
}
