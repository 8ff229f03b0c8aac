import { Container, Flex } from '@niramaya/ui/styled';
import { paths } from '@niramaya/contract';
import { noticesCopy } from '@niramaya/copy/offline';
import { useRetryOnline } from '@niramaya/data-access';
import { Button, EmptyState } from '@niramaya/ui';
import { WifiOff } from 'lucide-react';
import { IconPicture } from '../IconPicture';

interface OfflineScreenProps {
  /** False once the device is online again and the screen could still not be loaded. */
  readonly isOffline: boolean;
  /** True while the screen is fetched again. */
  readonly isRetrying: boolean;
  /** Fetches the screen again: on a click, and by itself when the browser is online again. */
  readonly onRetry: () => void;
  /** Goes back to the screen before. Without it a link leads to the home page. */
  readonly onBack?: () => void;
}

/**
 * OfflineScreen is in the place of a screen whose chunk could not be loaded because the device is offline. A chunk that
 * fails with a connection has the `CrashScreen` (requirement ERROR-23 in `docs/requirements.md`).
 */
export function OfflineScreen({ isOffline, isRetrying, onRetry, onBack }: OfflineScreenProps) {
  useRetryOnline(true, onRetry);
  const texts = noticesCopy.unopened;
  return (
    <Container>
      <EmptyState
        level={1}
        illustration={
          <IconPicture>
            <WifiOff aria-hidden />
          </IconPicture>
        }
        title={isOffline ? texts.title : texts.failed}
        text={isOffline ? texts.text : texts.failedText}
        action={
          <Flex wrap="wrap" justify="center" gap="3">
            <Button onClick={onRetry} busy={isRetrying}>
              {texts.retry}
            </Button>
            {onBack ? (
              <Button variant="outline" onClick={onBack}>
                {texts.back}
              </Button>
            ) : (
              <Button variant="outline" href={paths.home}>
                {texts.home}
              </Button>
            )}
          </Flex>
        }
      />
    </Container>
  );
}
