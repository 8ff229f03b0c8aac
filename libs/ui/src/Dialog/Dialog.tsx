import { Overlay, type OverlayProps } from '../overlay/Overlay';

export interface DialogProps extends OverlayProps {
  /** 416, 544 or 768 px wide. */
  size?: 'sm' | 'md' | 'lg';
}

/** A modal dialog that needs an answer. */
export const Dialog = ({ size = 'md', ...rest }: DialogProps) => <Overlay placement="center" size={size} {...rest} />;
