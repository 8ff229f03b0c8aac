import { Container, Flex, styled } from '@niramaya/ui/styled';
import { ChunkLoadError, paths } from '@niramaya/contract';
import { messages } from '@niramaya/copy/messages';
import { shellCopy } from '@niramaya/copy/shell';
import { useRetryOnline } from '@niramaya/data-access';
import { Button, EmptyState } from '@niramaya/ui';
import { TriangleAlert } from 'lucide-react';
import { IconPicture } from '../IconPicture';

interface CrashScreenProps {
  readonly error: unknown;
  /**
   * Loads the page again: on a click, and by itself when the browser is online again after a chunk could not be loaded.
   */
  readonly onRetry: () => void;
}

/**
 * CrashScreen replaces a screen that threw an error or whose chunk did not load (requirements ERROR-22, ERROR-23 and
 * AMB-50 in `docs/requirements.md`).
 */
export function CrashScreen({ error, onRetry }: CrashScreenProps) {
  useRetryOnline(error instanceof ChunkLoadError, onRetry);
  return (
    <Container>
      <styled.div role="alert">
        <EmptyState
          level={1}
          illustration={
            <IconPicture>
              <TriangleAlert aria-hidden />
            </IconPicture>
          }
          title={messages.unexpectedError}
          text={shellCopy.crash.text}
          action={
            <Flex wrap="wrap" justify="center" gap="3">
              <Button onClick={onRetry}>{shellCopy.crash.retry}</Button>
              <Button href={paths.home} variant="outline">
                {shellCopy.crash.home}
              </Button>
            </Flex>
          }
        />
      </styled.div>
      <styled.p textAlign="center" textStyle="caption" color="fg.muted" pb="12">
        {`${shellCopy.crash.detail}: ${String(error)}`}
      </styled.p>
    </Container>
  );
}
