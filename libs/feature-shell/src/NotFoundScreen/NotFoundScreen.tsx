import { Container, Flex } from '@niramaya/ui/styled';
import { paths } from '@niramaya/contract';
import { messages } from '@niramaya/contract/copy/messages';
import { shellCopy } from '@niramaya/contract/copy/shell';
import { Button, EmptyState, Illustration, useCopy } from '@niramaya/ui';

export function NotFoundScreen() {
  const { notFound } = useCopy(shellCopy);
  return (
    <Container>
      <EmptyState
        level={1}
        illustration={<Illustration name="notFound" size={240} />}
        title={messages.notFound}
        text={notFound.text}
        action={
          <Flex wrap="wrap" justify="center" gap="3">
            <Button href={paths.home}>{notFound.home}</Button>
            <Button href={paths.medicines} variant="outline">
              {notFound.medicines}
            </Button>
          </Flex>
        }
      />
    </Container>
  );
}
