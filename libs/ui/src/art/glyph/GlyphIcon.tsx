/** The colour of the fill. */
const soft = 'var(--art-soft, var(--n-colors-brand-emphasized))';

/** The path data of an icon, in a square of 48 units. */
export interface Glyph {
  /** The closed shape, drawn as a line and as a fill that is shifted by 2 units. */
  readonly body: string;
  /** Further lines without a fill. */
  readonly detail?: string;
}

/** The props of an icon of the shop. */
export interface IconProps<Name extends string> {
  /** The subject of the icon. */
  readonly name: Name;
  /** The width and height in px. @default 48 */
  readonly size?: number;
}

/**
 * Draws an icon: a line in the colour of the text over a soft fill. The custom property `--art-soft` of any parent
 * changes the fill. Screen readers skip it.
 */
export const GlyphIcon = ({ glyph, size = 48 }: { glyph: Glyph; size?: number }) => (
  <svg aria-hidden viewBox="0 0 48 48" width={size} height={size} fill="none">
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
