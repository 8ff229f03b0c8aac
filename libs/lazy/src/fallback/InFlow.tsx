import { styled } from '@niramaya/ui/styled';
import { ChunkNotice, type FallbackProps } from './ChunkNotice';

export const Box = styled('div', {
  base: {
    maxWidth: 'prose',
    marginInline: '[auto]',
    width: '[calc(100% - 2rem)]',
    marginBlock: '4',
    p: '4',
    layerStyle: 'panel',
    color: 'fg',
  },
});

/** The default fallback. */
export const InFlow = ({ isFailed, isAwaited, onRetry }: FallbackProps) => (
  <Box>
    <ChunkNotice isFailed={isFailed} isAwaited={isAwaited} onRetry={onRetry} />
  </Box>
);
