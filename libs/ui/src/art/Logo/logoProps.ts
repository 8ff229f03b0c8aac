export interface LogoProps {
  /** @default 36 */
  size?: number;
  withName?: boolean;
  /** @default 'Niramaya' */
  name?: string;
}
