import { Overlay, type OverlayProps } from '../overlay/Overlay';

export interface DrawerProps extends OverlayProps {
  /** @default 'end' */
  side?: 'start' | 'end' | 'bottom';
  /** 320, 416, 576 or 768 px wide. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl';
}

/** A dialog at the edge of the screen, for menus and filters. */
export const Drawer = ({ side = 'end', size = 'md', ...rest }: DrawerProps) => (
  <Overlay placement={side} size={size} {...rest} />
);
