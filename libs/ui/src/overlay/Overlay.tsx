import { ChakraProvider, Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { memo, useLayoutEffect, useReducer, useRef, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { useHydrated } from '../internal/useHydrated';
import { pinnedHeight } from '../internal/pinnedHeight';
import { chakraSystem } from '../theme/chakraSystem';
import { useCloseOnBack } from './useCloseOnBack';

/** The props that `Dialog` and `Drawer` share. */
export interface OverlayProps {
  /** Whether the panel is open. A closed panel stays mounted until its exit animation has ended. */
  open: boolean;
  /**
   * Called when the shopper closes the panel: by the close button, Escape, a click outside, or Back of the browser if
   * the application handles it. The panel closes only when `open` becomes false.
   */
  onClose: () => void;
  /** The heading, which also names the panel for screen readers. */
  title: string;
  /** The content, which scrolls inside the panel. */
  children: ReactNode;
  /** The buttons, which stay visible while the content scrolls. */
  footer?: ReactNode;
  /** The name of the close button for screen readers, such as 'Close'. */
  closeLabel: string;
  /**
   * The element that gets the focus when the panel opens. By default the panel itself does, and a screen reader starts
   * with the title.
   */
  initialFocus?: RefObject<HTMLElement | null>;
  /**
   * The element that gets the focus when the panel has closed. Set it if the element that opened the panel disappears.
   * By default the element that had the focus before gets it back.
   */
  finalFocus?: RefObject<HTMLElement | null>;
}

/** The variants of `overlayRecipe`. */
interface OverlayStyle {
  /** The edge of the window, or its middle. */
  placement: 'center' | 'start' | 'end' | 'bottom';
  /** The largest width; see the recipe. */
  size: 'sm' | 'md' | 'lg' | 'xl';
}

/**
 * Returns the panel of a header or footer. Their heights are stored on the panel and not on the page, because one panel
 * may open while another still closes.
 */
const panelOf = (part: HTMLElement) => part.parentElement!;
const headerHeight = pinnedHeight('--header-height', panelOf);
const footerHeight = pinnedHeight('--footer-height', panelOf);

/**
 * The content of the panel. It does not render again while the panel closes, so that a screen that clears its data at
 * once does not empty the visible panel.
 */
const Inside = memo(
  function Inside({ title, children, footer, closeLabel }: Omit<OverlayProps, 'onClose'>) {
    return (
      <>
        <Dialog.Header ref={headerHeight}>
          <Dialog.Title>{title}</Dialog.Title>
          <Dialog.CloseTrigger asChild>
            <IconButton label={closeLabel} icon={<X aria-hidden />} />
          </Dialog.CloseTrigger>
        </Dialog.Header>
        <Dialog.Body>{children}</Dialog.Body>
        {footer && <Dialog.Footer ref={footerHeight}>{footer}</Dialog.Footer>}
      </>
    );
  },
  (_, { open }) => !open,
);

/**
 * Returns whether Chakra's dialog may be open. React's StrictMode mounts each component twice in development, and a
 * dialog that is open between the two mounts would close. So the first render is closed, and an effect opens the
 * dialog.
 */
function useOpenOnceMounted(open: boolean): boolean {
  const [isMounted, setMounted] = useReducer(() => true, !open);
  // React applies the new state only after both mounts of StrictMode.
  useLayoutEffect(setMounted, [setMounted]);
  return open && isMounted;
}

/**
 * The modal panel of `Dialog` and `Drawer`, made with Chakra's Dialog. Chakra keeps the focus inside, hides the page
 * from screen readers, prevents it from scrolling, and returns the focus at the end.
 */
export function Overlay({
  onClose,
  initialFocus,
  finalFocus,
  placement,
  size,
  ...inside
}: OverlayProps & OverlayStyle) {
  const { open } = inside;
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = useOpenOnceMounted(open);
  useCloseOnBack(open, onClose);
  // Chakra's Portal needs a document, so that nothing can be rendered on the server and during hydration.
  if (!useHydrated()) return null;
  // The type of Chakra's own recipe does not include the placements of `overlayRecipe`.
  const style: object = { placement, size };

  return (
    <ChakraProvider value={chakraSystem}>
      <Dialog.Root
        open={isOpen}
        onOpenChange={(change) => !change.open && onClose()}
        initialFocusEl={() => initialFocus?.current ?? panel.current}
        finalFocusEl={() => finalFocus?.current ?? null}
        {...style}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content
              ref={panel}
              // When Tab wraps around, Chakra's focus trap focuses the first element without scrolling to it.
              onKeyUp={({ key, target }) => {
                if (key === 'Tab' && target instanceof Element) target.scrollIntoView({ block: 'nearest' });
              }}
            >
              <Inside {...inside} />
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ChakraProvider>
  );
}
