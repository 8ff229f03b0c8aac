import { chakra } from '@niramaya/ui/chakra';
import { ChunkNotice } from './ChunkNotice';
import type { StandInProps } from './standIn';

/** Wide enough to be read, wherever it stands. */
const Box = chakra('div', {
  base: {
    maxWidth: 'prose',
    marginInline: '[auto]',
    width: '[calc(100% - 2rem)]',
    marginBlock: '4',
    p: '4',
    bg: 'bg.panel',
    color: 'fg',
    border: '[1px solid token(colors.border)]',
    borderRadius: 'card',
  },
});

/** Stands in for what belongs to the page: a section, an answer, the content of a panel. */
export const InFlow = ({ isFailed, isAwaited, onRetry }: StandInProps) =>
  (isFailed || isAwaited) && (
    <Box>
      <ChunkNotice isFailed={isFailed} isAwaited={isAwaited} onRetry={onRetry} />
    </Box>
  );
