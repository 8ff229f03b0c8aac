const soft = 'var(--art-soft, var(--n-colors-brand-emphasized))';

export interface Glyph {
  /** A line and a shifted fill. */
  readonly body: string;
  readonly detail?: string;
}

export interface IconProps<Name extends string> {
  readonly name: Name;
  /** In px. */
  readonly size?: number;
}

/** An icon of 48 × 48. `--art-soft` sets its fill. */
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
