import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { isTopmost, openModal } from './modal';
import { registerOverlay } from './openOverlays';
import { tabRound } from './tabRound';

interface Modal {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The element that gets the focus first. */
  readonly initialFocus: RefObject<HTMLElement | null>;
}

/**
 * Adds to an open overlay the behaviour that Chakra does not provide. The page behind is inert, and Tab cycles through
 * overlay and toasts. The application can close the overlay (`openOverlays`). The focus returns at the end. All of it
 * is undone before the overlay's exit animation.
 * @returns a ref for the overlay, which must be a child of the body
 */
export function useModal({ open, onClose, initialFocus }: Modal): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    if (!open) return;
    const overlay = root.current!;
    const restore = openModal(overlay);
    const unregister = registerOverlay(() => close.current());
    initialFocus.current?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isTopmost(overlay)) return;
      if (event.key === 'Tab') tabRound(event);
      // Chakra handles Escape first, but it listens only from the frame after the one that shows the overlay.
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      unregister();
      restore();
    };
  }, [open, initialFocus]);

  return root;
}
