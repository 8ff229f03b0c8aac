import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { isTopmost, openModal } from './modal';
import { registerOverlay } from './openOverlays';
import { tabRound } from './tabRound';

interface Modal {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What gets the focus at first. */
  readonly initialFocus: RefObject<HTMLElement | null>;
}

/**
 * What an open overlay does beside Chakra's part: the page behind is inert, Tab goes round in overlay and toasts, the
 * application can close it (`openOverlays`), and the focus comes back. All of it is undone before the overlay leaves.
 * @returns a ref for the overlay, which has to be a child of the body
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
      // Chakra answers it first, but listens only from the frame after the one that shows the overlay.
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
