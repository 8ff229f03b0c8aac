const soft = 'var(--art-soft, var(--n-colors-brand-emphasized))';

/** Draws one picture of the icon family: a line in the colour of the text over a soft print of its own shape. */
export interface Glyph {
  /** The shape itself: drawn as a line and, a little out of register as in a block print, as a soft fill. */
  readonly body: string;
  /** Lines alone. */
  readonly detail?: string;
}

export interface IconProps<Name extends string> {
  readonly name: Name;
  /** Width and height in px, or a CSS length. */
  readonly size?: number | string;
  /** Names the picture for screen readers. Leave it out where the name stands beside the picture, which is then hidden. */
  readonly label?: string;
}

/**
 * The 48 × 48 frame which every icon family shares. The line is `currentColor`; the fill follows the theme and may be
 * changed by setting `--art-soft` on any element around it.
 */
export function GlyphIcon({ glyph, size = 48, label }: { glyph: Glyph } & Omit<IconProps<string>, 'name'>) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg {...naming} viewBox="0 0 48 48" width={size} height={size} fill="none">
      <path d={glyph.body} transform="translate(2 2)" fill={soft} />
      <path
        d={`${glyph.body}${glyph.detail ?? ''}`}
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
