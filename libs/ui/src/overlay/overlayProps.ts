import type { ReactNode, RefObject } from 'react';

export interface OverlayProps {
  /** Whether the overlay is open. It closes with an animation. */
  open: boolean;
  /** Called to close it: by Escape, a click outside, the close button, or the application (`openOverlays`). */
  onClose: () => void;
  /** The heading of the overlay, which is also its accessible name. */
  title: string;
  /** The content. It scrolls if it is long. */
  children: ReactNode;
  /** The buttons. They stay visible while the content scrolls. */
  footer?: ReactNode;
  /** The accessible name of the close button. */
  closeLabel: string;
  /** The element that gets the focus first. @default the panel itself, so that a screen reader starts with the title */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** The placement and the size of an overlay. */
export interface OverlayLook {
  placement: 'center' | 'start' | 'end' | 'bottom';
  size: 'sm' | 'md' | 'lg' | 'xl';
}
