import { Overlay } from '../overlay/Overlay';
import type { OverlayProps } from '../overlay/overlayProps';

export interface DialogProps extends OverlayProps {
  /** 416, 544 or 768 px wide. On a mobile, it is a sheet at the lower edge. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
}

/**
 * A modal dialog that needs an answer before the page continues. The focus moves in and returns afterwards. Escape
 * closes the dialog. The page behind cannot be used and does not scroll.
 */
export const Dialog = ({ size = 'md', ...rest }: DialogProps) => <Overlay placement="center" size={size} {...rest} />;
