import { Overlay, type OverlayProps } from '../overlay/Overlay';

export interface DrawerProps extends OverlayProps {
  side?: 'start' | 'end' | 'bottom';
  /** 320, 416, 576 or 768 px wide. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
}

/** A dialog at the edge of the screen. */
export const Drawer = ({ side = 'end', size = 'md', ...rest }: DrawerProps) => (
  <Overlay placement={side} size={size} {...rest} />
);
