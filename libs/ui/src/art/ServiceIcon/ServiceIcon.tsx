import { GlyphIcon, type IconProps } from '../glyph/GlyphIcon';
import { serviceGlyphs } from './service.glyphs';

export type ServiceName = keyof typeof serviceGlyphs;

/** The icon of a service. */
export const ServiceIcon = ({ name, size }: IconProps<ServiceName>) => (
  <GlyphIcon glyph={serviceGlyphs[name]} size={size} />
);
