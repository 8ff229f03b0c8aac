import { ChakraProvider, Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { memo, useEffect, useId, useLayoutEffect, useReducer, useRef, type ReactNode, type RefObject } from 'react';
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
   * the application connects `openOverlays` of this package to its history. The panel closes only when `open` becomes
   * false.
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
  /** The place of the panel: at an edge of the window or in its middle. */
  placement: 'center' | 'start' | 'end' | 'bottom';
  /** The largest width of the panel, 20 to 48 rem. The exact value depends on the placement; see `overlayRecipe`. */
  size: 'sm' | 'md' | 'lg' | 'xl';
}

/** The props of `Dialog` that decide how it closes and is announced. */
export interface OverlayBehaviour {
  /**
   * 'alertdialog' is for a decision that cannot be undone: screen readers announce it as an alert and read its content
   * after the title. Set `initialFocus` to the button that changes nothing. @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog';
  /**
   * Whether a click outside closes the dialog. Set it to false for a form, so that one stray click does not lose the
   * text. @default true for 'dialog', false for 'alertdialog'
   */
  closeOnInteractOutside?: boolean;
  /** Whether Escape closes the dialog. The close button and Back of the browser always do. @default true */
  closeOnEscape?: boolean;
}

/** Returns the panel of a header or footer. */
const panelOf = (part: HTMLElement) => part.parentElement!;

/*
 * The ref callbacks that store the heights of the header and the footer in custom properties, which the scroll padding
 * of `overlayRecipe` reads. The properties are on the panel and not on the page, because one panel may open while
 * another still closes.
 */
const measureHeader = pinnedHeight('--header-height', panelOf);
const measureFooter = pinnedHeight('--footer-height', panelOf);

interface ContentProps extends Pick<OverlayProps, 'open' | 'title' | 'children' | 'footer' | 'closeLabel'> {
  /** The id of the part with `children`. */
  readonly bodyId: string;
}

/**
 * The content of the panel. It does not render again while the panel closes, so that a screen that clears its data at
 * once does not empty the visible panel.
 */
const Content = memo(
  function Content({ title, children, footer, closeLabel, bodyId }: ContentProps) {
    return (
      <>
        <Dialog.Header ref={measureHeader}>
          <Dialog.Title>{title}</Dialog.Title>
          <Dialog.CloseTrigger asChild>
            <IconButton label={closeLabel} icon={<X aria-hidden />} />
          </Dialog.CloseTrigger>
        </Dialog.Header>
        <Dialog.Body id={bodyId}>{children}</Dialog.Body>
        {footer && <Dialog.Footer ref={measureFooter}>{footer}</Dialog.Footer>}
      </>
    );
  },
  // `open` is a prop for this comparison only. The result true keeps the last rendering.
  (_, { open }) => !open,
);

/**
 * Returns whether Chakra's dialog may be open. React's StrictMode mounts each component twice in development, and a
 * dialog that is open between the two mounts would close. So a panel that is open from the start is closed in its first
 * render, and an effect opens it. One that opens later may do so at once.
 */
function useOpenOnceMounted(open: boolean): boolean {
  const [mayOpen, allowOpen] = useReducer(() => true, !open);
  // React applies the new state only after both mounts of StrictMode.
  useLayoutEffect(allowOpen, [allowOpen]);
  return open && mayOpen;
}

/**
 * Keeps the focus at its element when the shopper presses the mouse on the backdrop, for a panel that stays open then.
 * Without it the browser moves the focus to the body, and the next key is lost. The page behind has no pointer events,
 * so the target of the press is the root.
 */
function useFocusDespiteBackdrop(staysOpen: boolean): void {
  useEffect(() => {
    if (!staysOpen) return undefined;
    const keepFocus = (event: MouseEvent) => {
      if (event.target === document.documentElement) event.preventDefault();
    };
    document.addEventListener('mousedown', keepFocus);
    return () => document.removeEventListener('mousedown', keepFocus);
  }, [staysOpen]);
}

/**
 * The modal panel of `Dialog` and `Drawer`, made with Chakra's Dialog. Chakra keeps the focus inside, hides the page
 * from screen readers, prevents it from scrolling, and returns the focus when the panel has closed.
 */
export function Overlay({
  onClose,
  initialFocus,
  finalFocus,
  placement,
  size,
  role = 'dialog',
  closeOnInteractOutside = role === 'dialog',
  closeOnEscape = true,
  ...content
}: OverlayProps & OverlayStyle & OverlayBehaviour) {
  const { open } = content;
  const bodyId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = useOpenOnceMounted(open);
  // This hook needs the prop `open` and not the delayed `isOpen`: Back must close a panel from its first moment on.
  useCloseOnBack(open, onClose);
  useFocusDespiteBackdrop(isOpen && !closeOnInteractOutside);
  // Chakra's Portal needs a document, which the server lacks, so the overlay renders nothing there and during
  // hydration.
  if (!useHydrated()) return null;
  // The type of Chakra's own recipe does not include the placements of `overlayRecipe`.
  const variants: object = { placement, size };

  /**
   * Returns the element that gets the focus. Chakra asks for it once when the panel opens and again one frame later. A
   * control of the panel that a shopper has focused in between keeps the focus, so that the next key reaches it.
   */
  const initialFocusTarget = () => {
    const focused = document.activeElement;
    const isControl = focused instanceof HTMLElement && focused !== panel.current && panel.current?.contains(focused);
    return isControl ? focused : (initialFocus?.current ?? panel.current);
  };

  return (
    // The provider is here and not at the root, because only overlays use Chakra's system, which is loaded with the
    // first of them.
    <ChakraProvider value={chakraSystem}>
      <Dialog.Root
        open={isOpen}
        onOpenChange={(change) => {
          if (!change.open) onClose();
        }}
        initialFocusEl={initialFocusTarget}
        finalFocusEl={() => finalFocus?.current ?? null}
        role={role}
        closeOnInteractOutside={closeOnInteractOutside}
        closeOnEscape={closeOnEscape}
        {...variants}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content
              ref={panel}
              // WAI-ARIA wants the message of an alert dialog to be read with its title.
              aria-describedby={role === 'alertdialog' ? bodyId : undefined}
              // When Tab wraps around, Chakra's focus trap focuses the first element without scrolling to it. At
              // `keyup` that element has the focus, so it is the target.
              onKeyUp={({ key, target }) => {
                if (key === 'Tab' && target instanceof Element) target.scrollIntoView({ block: 'nearest' });
              }}
            >
              <Content {...content} bodyId={bodyId} />
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ChakraProvider>
  );
}
