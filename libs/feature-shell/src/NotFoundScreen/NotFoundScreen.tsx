import { Container, Flex } from '@niramaya/ui/styled';
import { paths } from '@niramaya/contract';
import { messages } from '@niramaya/copy/messages';
import { shellCopy } from '@niramaya/copy/shell';
import { openPanel, useAppDispatch } from '@niramaya/data-access';
import { Button, EmptyState, Illustration } from '@niramaya/ui';

/**
 * NotFoundScreen is for an address that is not in the route table (requirements ROUTE-17 and AMB-50 in
 * `docs/requirements.md`).
 */
export function NotFoundScreen() {
  const dispatch = useAppDispatch();
  return (
    <Container>
      <EmptyState
        level={1}
        illustration={<Illustration name="notFound" size={240} />}
        title={messages.notFound}
        text={shellCopy.notFound.text}
        action={
          <Flex wrap="wrap" justify="center" gap="3">
            <Button href={paths.home}>{shellCopy.notFound.home}</Button>
            <Button href={paths.medicines} variant="outline">
              {shellCopy.notFound.medicines}
            </Button>
            <Button href={paths.consultDoctor} variant="outline">
              {shellCopy.notFound.doctor}
            </Button>
            <Button variant="outline" aria-haspopup="dialog" onClick={() => dispatch(openPanel('orders'))}>
              {shellCopy.notFound.orders}
            </Button>
          </Flex>
        }
      />
    </Container>
  );
}
