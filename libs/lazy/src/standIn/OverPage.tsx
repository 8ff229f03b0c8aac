import { lazyCopy } from '@niramaya/contract';
import { Button, registerOverlay, useCopy } from '@niramaya/ui';
import { chakra } from '@niramaya/ui/chakra';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ChunkNotice } from './ChunkNotice';
import type { StandInProps } from './standIn';

const Box = chakra('dialog', {
  base: {
    m: '[auto]',
    width: '[calc(100% - 2rem)]',
    maxWidth: '[24rem]',
    p: '5',
    bg: 'bg.panel',
    color: 'fg',
    border: '[1px solid token(colors.border)]',
    borderRadius: 'card',
    boxShadow: 'overlay',
    // The browser's own motion, since framer-motion may be in the very chunk that did not come. Where a browser does not
    // know it, the box comes and goes at once; where none is wanted, `globalCss` takes it away.
    transition: 'all token(durations.moderate) token(easings.out) allow-discrete',
    '&:not([open])': { opacity: '0' },
    '@starting-style': { opacity: '0' },
    '&::backdrop': { bg: 'bg.backdrop', opacity: '[inherit]' },
  },
});

/**
 * Stands in for what lies over the page once it has been asked for: menu, dialog, drawer. The browser's own `dialog`,
 * because the one of the design system may be the very chunk that did not come. Closed, it stays, to leave by fading: out of
 * reach, and the page is back already.
 */
export function OverPage(props: StandInProps & { open?: boolean; onClose: () => void }) {
  const { open = true, isFailed, isAwaited } = props;
  const isOpen = open && (isFailed || isAwaited);
  const [hasOpened, setHasOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setHasOpened(true);
  return hasOpened && <Layer {...props} open={isOpen} />;
}

function Layer({ open, isFailed, isAwaited, onRetry, onClose }: StandInProps & { open: boolean; onClose: () => void }) {
  const words = useCopy(lazyCopy);
  const box = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    if (!open) return undefined;
    const dialog = box.current!;
    dialog.showModal();
    // Back of the browser closes it, like every other overlay.
    const unregister = registerOverlay(() => close.current());
    return () => {
      // Gives the focus back to what was pressed, before the chunk opens and takes it.
      dialog.close();
      unregister();
    };
  }, [open]);

  return (
    <Box
      ref={box}
      inert={!open}
      aria-label={isFailed ? words.failed : words.waiting}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <ChunkNotice isFailed={isFailed} isAwaited={isAwaited} onRetry={onRetry}>
        <Button variant="ghost" tone="neutral" size="sm" onClick={onClose}>
          {words.close}
        </Button>
      </ChunkNotice>
    </Box>
  );
}
