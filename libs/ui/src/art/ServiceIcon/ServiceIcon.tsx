import { GlyphIcon, type IconProps } from '../glyph/GlyphIcon';
import { serviceGlyphs } from './service.glyphs';

export type ServiceName = keyof typeof serviceGlyphs;

/** The icon of a service. */
export function ServiceIcon({ name, ...props }: IconProps<ServiceName>) {
  return <GlyphIcon glyph={serviceGlyphs[name]} {...props} />;
}
