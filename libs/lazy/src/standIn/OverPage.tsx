import { lazyCopy } from '@niramaya/contract';
import { Button, registerOverlay, useCopy } from '@niramaya/ui';
import { chakra } from '@niramaya/ui/chakra';
import { useEffect, useLayoutEffect, useRef } from 'react';
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
    '&::backdrop': { bg: 'bg.backdrop' },
  },
});

/**
 * Stands in for what lies over the page once it has been asked for: menu, dialog, drawer. The browser's own `dialog`,
 * because the one of the design system may be the very chunk that did not come.
 */
export function OverPage(props: StandInProps & { open?: boolean; onClose: () => void }) {
  const { open = true, isFailed, isAwaited } = props;
  return open && (isFailed || isAwaited) ? <OpenOverPage {...props} /> : null;
}

function OpenOverPage({ isFailed, isAwaited, onRetry, onClose }: StandInProps & { onClose: () => void }) {
  const words = useCopy(lazyCopy);
  const box = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    const dialog = box.current!;
    dialog.showModal();
    // Back of the browser closes it, like every other overlay.
    const unregister = registerOverlay(() => close.current());
    return () => {
      // Gives the focus back to what was pressed, before the chunk opens and takes it.
      dialog.close();
      unregister();
    };
  }, []);

  return (
    <Box
      ref={box}
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
