import { Container, Stack } from '@niramaya/ui/styled';
import { shellCopy } from '@niramaya/copy/shell';
import { Skeleton, VisuallyHidden } from '@niramaya/ui';

/**
 * LoadingScreen shows while the chunk of a screen loads. It is as tall as the window, so that the footer does not move.
 */
export function LoadingScreen() {
  return (
    <Container>
      <VisuallyHidden role="status">{shellCopy.loading}</VisuallyHidden>
      <Stack aria-hidden="true" gap="6" py="8" minH="[100vh]">
        <Skeleton w="min(420px, 70%)" h="40px" />
        <Skeleton w="100%" h="220px" />
        <Skeleton w="100%" h="320px" />
      </Stack>
    </Container>
  );
}
