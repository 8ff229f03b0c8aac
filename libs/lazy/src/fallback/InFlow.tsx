import { lazyCopy } from '@niramaya/copy/lazy';
import { Button, LoadingText } from '@niramaya/ui';
import { styled } from '@niramaya/ui/styled';
import type { ReactNode } from 'react';

const Row = styled('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } });

export interface FallbackProps {
  readonly isFailed: boolean;
  /** Loading for a moment, or retrying. */
  readonly isAwaited: boolean;
  readonly onRetry: () => void;
}

interface ChunkNoticeProps extends FallbackProps {
  readonly text?: string;
  readonly children?: ReactNode;
}

/** Loading, or a message with a retry. */
export function ChunkNotice({ isFailed, isAwaited, onRetry, text, children }: ChunkNoticeProps) {
  return (
    <Row>
      {isFailed ? (
        <>
          <styled.p role="alert" flexBasis="full" textWrap="[pretty]">
            {text ?? lazyCopy.failed}
          </styled.p>
          <Button variant="outline" size="sm" busy={isAwaited} onClick={onRetry}>
            {lazyCopy.retry}
          </Button>
        </>
      ) : (
        <LoadingText>{lazyCopy.waiting}</LoadingText>
      )}
      {children}
    </Row>
  );
}

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
