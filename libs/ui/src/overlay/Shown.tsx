import { ChakraProvider, Dialog, Drawer } from '@chakra-ui/react';
import { domAnimation, LazyMotion, m } from 'framer-motion';
import { X } from 'lucide-react';
import { memo, useRef } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { pinnedHeight } from '../internal/pinnedHeight';
import { motionTransition } from '../motion/tokens';
import { chakraSystem } from '../theme/chakraSystem';
import type { OverlayLook, OverlayProps } from './overlayProps';
import { useModal } from './useModal';

interface ShownProps extends OverlayProps, OverlayLook {
  readonly moves: boolean;
  /** Called when the closed overlay is no longer visible. */
  readonly onLeft: () => void;
}

type Parts = typeof Dialog | typeof Drawer;
type InsideProps = Pick<OverlayProps, 'open' | 'onClose' | 'title' | 'children' | 'footer' | 'closeLabel'>;

/** Each panel has the heights of its own parts: while one closes, another can open. */
const panelOf = (part: HTMLElement) => part.parentElement!;
const headerHeight = pinnedHeight('--header-height', panelOf);
const footerHeight = pinnedHeight('--footer-height', panelOf);

/** Renders the content of the panel. The content does not change while the panel closes. */
const Inside = memo(
  function Inside({ Parts, onClose, title, children, footer, closeLabel }: InsideProps & { readonly Parts: Parts }) {
    return (
      <>
        <Parts.Header as="header" ref={headerHeight}>
          <Parts.Title>{title}</Parts.Title>
          <IconButton label={closeLabel} icon={<X aria-hidden />} onClick={onClose} />
        </Parts.Header>
        <Parts.Body>{children}</Parts.Body>
        {footer && <Parts.Footer ref={footerHeight}>{footer}</Parts.Footer>}
      </>
    );
  },
  (_, { open }) => !open,
);

const transition = motionTransition('moderate');

/** Renders an overlay from the parts of Chakra's Dialog or Drawer. */
export function Shown({ moves, onLeft, initialFocus, placement, size, ...inside }: ShownProps) {
  const { open, onClose } = inside;
  const panel = useRef<HTMLDivElement>(null);
  const root = useModal({ open, onClose, initialFocus: initialFocus ?? panel });
  // A click that begins in a field and ends outside selects text and must not close.
  const startedOutside = useRef(false);

  const parts = (Parts: Parts) => (
    <>
      <Parts.Backdrop asChild hidden={false}>
        <m.div initial={moves && { opacity: 0 }} animate={{ opacity: open ? 1 : 0 }} transition={transition} />
      </Parts.Backdrop>
      <Parts.Positioner
        // Chakra treats the overlay as not modal. Without this style, it would let every click through.
        style={{ pointerEvents: 'auto' }}
        onPointerDown={(event) => {
          startedOutside.current = event.target === event.currentTarget;
        }}
        onClick={(event) => event.target === event.currentTarget && startedOutside.current && onClose()}
      >
        <Parts.Content asChild ref={panel} aria-modal>
          <m.div
            initial={moves && { opacity: 0, y: 8 }}
            animate={open ? { opacity: 1, y: 0 } : { opacity: 0, y: 8 }}
            transition={transition}
            onAnimationComplete={() => !open && onLeft()}
          >
            <Inside Parts={Parts} {...inside} />
          </m.div>
        </Parts.Content>
      </Parts.Positioner>
    </>
  );

  const behaviour = {
    open,
    onOpenChange: (change: { readonly open: boolean }) => !change.open && onClose(),
    // Chakra renders it as long as this component is rendered.
    present: true,
    unmountOnExit: false,
    // An overlay that opens right after another one has closed is independent of it. Chakra removes the closed one late
    // and would close both.
    onRequestDismiss: (event: Event) => event.preventDefault(),
    // The page behind is made inert instead of hidden, so that the toasts stay reachable.
    modal: false,
    preventScroll: true,
    closeOnInteractOutside: false,
    // The focus is already in the panel and may have moved on inside it.
    initialFocusEl: () => (document.activeElement instanceof HTMLElement ? document.activeElement : panel.current),
  };

  return (
    <ChakraProvider value={chakraSystem}>
      <LazyMotion features={domAnimation} strict>
        <div ref={root} inert={!open}>
          {placement === 'center' ? (
            <Dialog.Root {...behaviour} placement={placement} size={size}>
              {parts(Dialog)}
            </Dialog.Root>
          ) : (
            <Drawer.Root {...behaviour} placement={placement} size={size}>
              {parts(Drawer)}
            </Drawer.Root>
          )}
        </div>
      </LazyMotion>
    </ChakraProvider>
  );
}
