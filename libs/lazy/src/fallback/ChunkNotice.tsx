import { lazyCopy } from '@niramaya/contract/copy/lazy';
import { Button, LoadingText, useCopy } from '@niramaya/ui';
import { styled } from '@niramaya/ui/styled';
import type { ReactNode } from 'react';

const Row = styled('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } });

export interface ChunkNoticeProps {
  readonly isFailed: boolean;
  readonly isAwaited: boolean;
  readonly onRetry: () => void;
  /** @default the chunk could not be loaded */
  readonly text?: string;
  readonly children?: ReactNode;
}

export function ChunkNotice({ isFailed, isAwaited, onRetry, text, children }: ChunkNoticeProps) {
  const words = useCopy(lazyCopy);
  return (
    <Row>
      {isFailed ? (
        <>
          <styled.p role="alert" flexBasis="full" textWrap="[pretty]">
            {text ?? words.failed}
          </styled.p>
          <Button variant="outline" size="sm" busy={isAwaited} onClick={onRetry}>
            {words.retry}
          </Button>
        </>
      ) : (
        <LoadingText>{words.waiting}</LoadingText>
      )}
      {children}
    </Row>
  );
}
