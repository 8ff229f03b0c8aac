import { useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useMoves } from '../motion/useMoves';
import { Shown } from './Shown';

export interface OverlayProps {
  open: boolean;
  /** Escape, the backdrop, the closing button, or the application (`openOverlays`). */
  onClose: () => void;
  /** The name of the overlay and its heading. */
  title: string;
  children: ReactNode;
  /** Buttons; stays in sight while the content scrolls. */
  footer?: ReactNode;
  closeLabel: string;
  /** What gets the focus at first. @default the panel itself, so that a screen reader starts with the title */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** How it looks. */
export interface OverlayLook {
  placement: 'center' | 'start' | 'end' | 'bottom';
  size: 'sm' | 'md' | 'lg';
}

/** What dialog and drawer share: a modal panel over the page. Closed, it is rendered until it has moved away. */
export function Overlay(props: OverlayProps & OverlayLook) {
  const { open } = props;
  const moves = useMoves();
  const [isRendered, setIsRendered] = useState(open);
  if (isRendered !== open && (open || !moves)) setIsRendered(open);
  return isRendered
    ? createPortal(<Shown {...props} moves={moves} onLeft={() => setIsRendered(false)} />, document.body)
    : null;
}
