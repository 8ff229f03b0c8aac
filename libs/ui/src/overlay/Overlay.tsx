import { ChakraProvider, Dialog, Drawer, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { memo, useLayoutEffect, useReducer, useRef } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { useHydrated } from '../internal/useHydrated';
import { pinnedHeight } from '../internal/pinnedHeight';
import { chakraSystemWith } from '../theme/chakraSystem';
import { overlayRecipe } from './overlay.recipe';
import type { OverlayStyle, OverlayProps } from './overlayProps';
import { useCloseOnBack } from './useCloseOnBack';

const system = chakraSystemWith({ dialog: overlayRecipe, drawer: overlayRecipe });

type Parts = typeof Dialog | typeof Drawer;
type InsideProps = Pick<OverlayProps, 'open' | 'title' | 'children' | 'footer' | 'closeLabel'>;

/** One panel may open while another closes. */
const panelOf = (part: HTMLElement) => part.parentElement!;
const headerHeight = pinnedHeight('--header-height', panelOf);
const footerHeight = pinnedHeight('--footer-height', panelOf);

/** Unchanged while the panel closes. */
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

/** False at first: between the two mounts of StrictMode, an open dialog would lose the focus and close. */
function useOpenOnceMounted(open: boolean): boolean {
  const [isMounted, setMounted] = useReducer(() => true, !open);
  // React completes the second mount first.
  useLayoutEffect(setMounted, [setMounted]);
  return open && isMounted;
}

export function Overlay({ onClose, initialFocus, placement, size, ...inside }: OverlayProps & OverlayStyle) {
  const { open } = inside;
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = useOpenOnceMounted(open);
  useCloseOnBack(open, onClose);
  // Chakra's Portal would be prerendered.
  if (!useHydrated()) return null;

  const behaviour = {
    open: isOpen,
    onOpenChange: (change: { readonly open: boolean }) => !change.open && onClose(),
    lazyMount: true,
    unmountOnExit: true,
    initialFocusEl: () => initialFocus?.current ?? panel.current,
  };
  const parts = (Parts: Parts) => (
    <Portal>
      <Parts.Backdrop />
      <Parts.Positioner>
        <Parts.Content
          ref={panel}
          // Chakra's focus trap does not scroll to the first element.
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
