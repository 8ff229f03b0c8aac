import { ChakraProvider, Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { memo, useLayoutEffect, useReducer, useRef, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { useHydrated } from '../internal/useHydrated';
import { pinnedHeight } from '../internal/pinnedHeight';
import { chakraSystem } from '../theme/chakraSystem';
import { useCloseOnBack } from './useCloseOnBack';

export interface OverlayProps {
  open: boolean;
  /** Also called for Back. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  closeLabel: string;
  /** @default the panel: a screen reader starts with the title */
  initialFocus?: RefObject<HTMLElement | null>;
  /** For an overlay whose opener disappears. @default what had the focus before */
  finalFocus?: RefObject<HTMLElement | null>;
}

interface OverlayStyle {
  placement: 'center' | 'start' | 'end' | 'bottom';
  size: 'sm' | 'md' | 'lg' | 'xl';
}

/** One panel may open while another closes. */
const panelOf = (part: HTMLElement) => part.parentElement!;
const headerHeight = pinnedHeight('--header-height', panelOf);
const footerHeight = pinnedHeight('--footer-height', panelOf);

/** Unchanged while the panel closes. */
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

/** Between the two mounts of StrictMode, an open dialog would close. */
function useOpenOnceMounted(open: boolean): boolean {
  const [isMounted, setMounted] = useReducer(() => true, !open);
  // React completes the second mount first.
  useLayoutEffect(setMounted, [setMounted]);
  return open && isMounted;
}

/** A modal panel in the middle or at an edge. */
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
  // Chakra's Portal would be prerendered.
  if (!useHydrated()) return null;
  // Chakra's types do not know our placements.
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
              // Chakra's focus trap does not scroll to the first element.
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
