import { lazyCopy } from '@niramaya/contract/copy/lazy';
import { Button, LoadingText, useCopy } from '@niramaya/ui';
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
  const copy = useCopy(lazyCopy);
  return (
    <Row>
      {isFailed ? (
        <>
          <styled.p role="alert" flexBasis="full" textWrap="[pretty]">
            {text ?? copy.failed}
          </styled.p>
          <Button variant="outline" size="sm" busy={isAwaited} onClick={onRetry}>
            {copy.retry}
          </Button>
        </>
      ) : (
        <LoadingText>{copy.waiting}</LoadingText>
      )}
      {children}
    </Row>
  );
}
