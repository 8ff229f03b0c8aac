import { Overlay, type OverlayProps } from '../overlay/Overlay';

export interface DialogProps extends OverlayProps {
  /** 416, 544 or 768 px wide; on a mobile a sheet at the lower edge. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
}

/**
 * Asks for an answer before the page goes on. The focus goes in and comes back to where it was, Escape closes, and the
 * page behind can be neither reached nor scrolled.
 */
export const Dialog = ({ size = 'md', ...rest }: DialogProps) => <Overlay placement="center" size={size} {...rest} />;
