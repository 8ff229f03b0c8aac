import { ChakraProvider, Dialog, Drawer } from '@chakra-ui/react';
import { domAnimation, LazyMotion, m } from 'framer-motion';
import { X } from 'lucide-react';
import { memo, useRef } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { motionTransition } from '../motion/tokens';
import { chakraSystem } from '../theme/chakraSystem';
import type { OverlayLook, OverlayProps } from './Overlay';
import { useModal } from './useModal';

interface ShownProps extends OverlayProps, OverlayLook {
  readonly moves: boolean;
  /** It is out of sight. */
  readonly onLeft: () => void;
}

type Parts = typeof Dialog | typeof Drawer;
type InsideProps = Pick<OverlayProps, 'open' | 'onClose' | 'title' | 'children' | 'footer' | 'closeLabel'>;

/** What is in the panel; it stays as it was while the panel leaves. */
const Inside = memo(
  function Inside({ Parts, onClose, title, children, footer, closeLabel }: InsideProps & { readonly Parts: Parts }) {
    return (
      <>
        <Parts.Header as="header">
          <Parts.Title>{title}</Parts.Title>
          <IconButton label={closeLabel} icon={<X aria-hidden />} onClick={onClose} />
        </Parts.Header>
        <Parts.Body>{children}</Parts.Body>
        {footer && <Parts.Footer>{footer}</Parts.Footer>}
      </>
    );
  },
  (_, { open }) => !open,
);

const transition = motionTransition('moderate');

/** A rendered overlay, made of the parts of Chakra's Dialog or Drawer. */
export function Shown({ moves, onLeft, initialFocus, placement, size, ...inside }: ShownProps) {
  const { open, onClose } = inside;
  const panel = useRef<HTMLDivElement>(null);
  const root = useModal({ open, onClose, initialFocus: initialFocus ?? panel });
  // A press that begins in a field and ends outside selects text and must not close.
  const pressedOutside = useRef(false);

  const parts = (Parts: Parts) => (
    <>
      <Parts.Backdrop asChild hidden={false}>
        <m.div initial={moves && { opacity: 0 }} animate={{ opacity: open ? 1 : 0 }} transition={transition} />
      </Parts.Backdrop>
      <Parts.Positioner
        // Not modal to Chakra, it would let every press through.
        style={{ pointerEvents: 'auto' }}
        onPointerDown={(event) => {
          pressedOutside.current = event.target === event.currentTarget;
        }}
        onClick={(event) => event.target === event.currentTarget && pressedOutside.current && onClose()}
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
    // It is rendered as long as this component is.
    present: true,
    unmountOnExit: false,
    // What opened a moment after another had closed is no part of it: Chakra, which takes its time to forget the first,
    // would close both.
    onRequestDismiss: (event: Event) => event.preventDefault(),
    // The page behind is made inert instead of hidden, which leaves the toasts in reach.
    modal: false,
    preventScroll: true,
    closeOnInteractOutside: false,
    // The focus is there already, and may have gone on within the panel.
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
