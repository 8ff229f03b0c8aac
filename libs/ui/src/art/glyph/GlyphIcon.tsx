const soft = 'var(--art-soft, var(--n-colors-brand-emphasized))';

/** The shapes of one icon: a line in the colour of the text over a soft fill of the same shape. */
export interface Glyph {
  /** The main shape. It is drawn as a line and as a soft fill. The fill is slightly shifted, as in a block print. */
  readonly body: string;
  /** Shapes that are drawn as lines only. */
  readonly detail?: string;
}

export interface IconProps<Name extends string> {
  /** The name of the picture. */
  readonly name: Name;
  /** Width and height in px, or a CSS length. */
  readonly size?: number | string;
  /**
   * The accessible name of the picture. Leave it out if the name is visible next to the picture, which is then hidden.
   */
  readonly label?: string;
}

/**
 * Renders one icon in the 48 × 48 frame that all icon families share. The line is `currentColor`. The fill follows the
 * theme. Set `--art-soft` on any element around it to change the fill.
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
