import { Overlay, type OverlayProps } from '../overlay/Overlay';

export interface DrawerProps extends OverlayProps {
  /**
   * The edge of the window: `start` for the menu, `end` for filters and panels, `bottom` within reach of the thumb.
   * @default 'end'
   */
  side?: 'start' | 'end' | 'bottom';
  /** The largest width: 320, 416, 576 or 768 px. A drawer with `side="bottom"` has the full width. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl';
}

/**
 * `Drawer` is for content next to the page, such as the menu or the filters on a small screen. A question that needs an
 * answer is a `Dialog`.
 *
 * It is modal: the page behind is inert. The button in the footer names the result, such as 'Show 12 results'.
 */
export const Drawer = ({ side = 'end', size = 'md', ...rest }: DrawerProps) => (
  <Overlay placement={side} size={size} {...rest} />
);
