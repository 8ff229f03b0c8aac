import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useMoves } from '../motion/useMoves';
import type { OverlayLook, OverlayProps } from './overlayProps';
import { Shown } from './Shown';

/**
 * Renders the modal panel that dialog and drawer share. A closed overlay stays rendered until its closing animation has
 * ended.
 */
export function Overlay(props: OverlayProps & OverlayLook) {
  const { open } = props;
  const moves = useMoves();
  const [isRendered, setIsRendered] = useState(open);
  if (isRendered !== open && (open || !moves)) setIsRendered(open);
  return isRendered
    ? createPortal(<Shown {...props} moves={moves} onLeft={() => setIsRendered(false)} />, document.body)
    : null;
}
