import { chakra } from '../theme/chakra';
import { X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../IconButton/IconButton';
import { isTopmost, openModal } from './modal';
import { registerOverlay } from './openOverlays';
import { overlayRecipe } from './overlay.recipe';
import { tabRound } from './tabRound';

export interface OverlayProps {
  open: boolean;
  /** Escape, the backdrop, the closing button, or the application (`openOverlays`). */
  onClose: () => void;
  /** The name of the overlay and its heading. */
  title: string;
  children: ReactNode;
  /** Buttons; stays in sight while the content scrolls. */
  footer?: ReactNode;
  closeLabel: string;
  /** What gets the focus at first. @default the panel itself, so that a screen reader starts with the title */
  initialFocus?: RefObject<HTMLElement | null>;
}

type Placement = 'center' | 'start' | 'end' | 'bottom';
type Size = 'sm' | 'md' | 'lg';

const Backdrop = chakra('div', overlayRecipe.backdrop);
const Panel = chakra('div', overlayRecipe.panel);
const Head = chakra('header', overlayRecipe.head);
const Title = chakra('h2', { base: { textStyle: 'title', color: 'fg', minWidth: '0' } });
const Content = chakra('div', overlayRecipe.content);
const Footer = chakra('footer', overlayRecipe.footer);

/** What dialog and drawer share: a modal panel over the page. */
export function Overlay({ open, ...rest }: OverlayProps & { placement: Placement; size: Size }) {
  return open ? createPortal(<OpenOverlay {...rest} />, document.body) : null;
}

function OpenOverlay({
  onClose,
  title,
  children,
  footer,
  closeLabel,
  initialFocus,
  placement,
  size,
}: Omit<OverlayProps, 'open'> & { placement: Placement; size: Size }) {
  const titleId = useId();
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // A press that begins in a field and ends outside selects text and must not close.
  const pressedOutside = useRef(false);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    const overlay = root.current!;
    const restore = openModal(overlay);
    const unregister = registerOverlay(() => close.current());
    (initialFocus?.current ?? panel.current)?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isTopmost(overlay)) return;
      if (event.key === 'Tab') tabRound(event);
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
  }, [initialFocus]);

  return (
    <Backdrop
      ref={root}
      placement={placement}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => event.target === event.currentTarget && pressedOutside.current && onClose()}
    >
      <Panel
        ref={panel}
        role="dialog"
        aria-modal
        aria-labelledby={titleId}
        tabIndex={-1}
        placement={placement}
        size={size}
      >
        <Head>
          <Title id={titleId}>{title}</Title>
          <IconButton label={closeLabel} icon={<X aria-hidden />} onClick={onClose} />
        </Head>
        <Content>{children}</Content>
        {footer && <Footer>{footer}</Footer>}
      </Panel>
    </Backdrop>
  );
}
