import { ChakraProvider, Dialog, Drawer, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { memo, useLayoutEffect, useReducer, useRef } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { useHydrated } from '../internal/useHydrated';
import { pinnedHeight } from '../internal/pinnedHeight';
import { chakraSystemWith } from '../theme/chakraSystem';
import { overlayRecipe } from './overlay.recipe';
import type { OverlayLook, OverlayProps } from './overlayProps';
import { useCloseOnBack } from './useCloseOnBack';

const system = chakraSystemWith({ dialog: overlayRecipe, drawer: overlayRecipe });

type Parts = typeof Dialog | typeof Drawer;
type InsideProps = Pick<OverlayProps, 'open' | 'title' | 'children' | 'footer' | 'closeLabel'>;

/** Each panel has the heights of its own parts: while one closes, another can open. */
const panelOf = (part: HTMLElement) => part.parentElement!;
const headerHeight = pinnedHeight('--header-height', panelOf);
const footerHeight = pinnedHeight('--footer-height', panelOf);

/** Renders the content of the panel. The content does not change while the panel closes. */
const Inside = memo(
  function Inside({ Parts, title, children, footer, closeLabel }: InsideProps & { readonly Parts: Parts }) {
    return (
      <>
        <Parts.Header ref={headerHeight}>
          <Parts.Title>{title}</Parts.Title>
          <Parts.CloseTrigger asChild>
            <IconButton label={closeLabel} icon={<X aria-hidden />} />
          </Parts.CloseTrigger>
        </Parts.Header>
        <Parts.Body>{children}</Parts.Body>
        {footer && <Parts.Footer ref={footerHeight}>{footer}</Parts.Footer>}
      </>
    );
  },
  (_, { open }) => !open,
);

/**
 * Returns `open`, but false in the first render: Chakra's dialog opens only after it has mounted. React's StrictMode
 * mounts a component twice, and a frame may pass between the two. An open dialog would take the focus in that frame.
 * The second mount would return the focus to the page, which closes the dialog, or would take its own field for the
 * element that gets the focus back.
 */
function useOpenOnceMounted(open: boolean): boolean {
  const [isMounted, setMounted] = useReducer(() => true, !open);
  // React completes the second mount before the render that this causes.
  useLayoutEffect(setMounted, [setMounted]);
  return open && isMounted;
}

/** Renders Chakra's Dialog, or its Drawer at an edge of the screen, with our header, body and footer. */
export function Overlay({ onClose, initialFocus, placement, size, ...inside }: OverlayProps & OverlayLook) {
  const { open } = inside;
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = useOpenOnceMounted(open);
  useCloseOnBack(open, onClose);
  // Chakra's Portal would render it into a prerendered page.
  if (!useHydrated()) return null;

  const behaviour = {
    open: isOpen,
    onOpenChange: (change: { readonly open: boolean }) => !change.open && onClose(),
    lazyMount: true,
    unmountOnExit: true,
    // The panel itself, so that a screen reader starts with the title and the arrow keys scroll.
    initialFocusEl: () => initialFocus?.current ?? panel.current,
  };
  const parts = (Parts: Parts) => (
    <Portal>
      <Parts.Backdrop />
      <Parts.Positioner>
        <Parts.Content
          ref={panel}
          // Chakra's focus trap does not scroll to the element that Tab reaches after the last one.
          onKeyUp={({ key, target }) => {
            if (key === 'Tab' && target instanceof Element) target.scrollIntoView({ block: 'nearest' });
          }}
        >
          <Inside Parts={Parts} {...inside} />
        </Parts.Content>
      </Parts.Positioner>
    </Portal>
  );

  return (
    <ChakraProvider value={system}>
      {placement === 'center' ? (
        <Dialog.Root {...behaviour} placement={placement} size={size}>
          {parts(Dialog)}
        </Dialog.Root>
      ) : (
        <Drawer.Root {...behaviour} placement={placement} size={size}>
          {parts(Drawer)}
        </Drawer.Root>
      )}
    </ChakraProvider>
  );
}
