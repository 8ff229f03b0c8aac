export interface LogoProps {
  /** Height of the mark in px. @default 36 */
  size?: number;
  /** Renders the name next to the mark. Without it, the mark itself has the name for screen readers. */
  withName?: boolean;
  /** The name of the shop, as visible text or for screen readers. @default 'Niramaya' */
  name?: string;
}
