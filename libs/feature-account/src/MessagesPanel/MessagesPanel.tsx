import { Grid, styled } from '@niramaya/ui/styled';
import { messageHistoryCopy } from '@niramaya/copy/message-history';
import { clearMessages, useBrowserStorage, useMessages, useUnreadableMessages } from '@niramaya/data-access';
import { BlockBoundary } from '@niramaya/lazy';
import { Button, EmptyPanel, moveFocusFromRemoved } from '@niramaya/ui';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { StorageNotice, UnreadableNotice } from '../StorageNotice/StorageNotice';

const icons = { success: CircleCheck, error: CircleAlert, note: Info };
const Kind = styled('span', {
  variants: { kind: { success: { color: 'success.fg' }, error: { color: 'danger.fg' }, note: { color: 'fg.muted' } } },
});

function Message({ text, kind, saidAtMs }: ReturnType<typeof useMessages>[number]) {
  const Icon = icons[kind];
  return (
    <Grid
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap="3"
      py="3"
      borderTopWidth="1px"
      _icon={{ boxSize: '5', mt: '0.5' }}
    >
      <Kind kind={kind}>
        <Icon role="img" aria-label={messageHistoryCopy.kinds[kind]} />
      </Kind>
      <span>
        <styled.span display="block" overflowWrap="anywhere">
          {text}
        </styled.span>
        <styled.time textStyle="caption" color="fg.muted" dateTime={new Date(saidAtMs).toISOString()}>
          {messageHistoryCopy.at(saidAtMs)}
        </styled.time>
      </span>
    </Grid>
  );
}

/**
 * MessagesPanel lists the 50 newest toasts that this tab has shown to the current person, newest first, for a shopper
 * who could not read one in time. The messages are in session storage, and a log-out removes them. A button erases
 * them.
 */
export function MessagesPanel() {
  const storage = useBrowserStorage();
  const messages = useMessages();
  const hasUnreadable = useUnreadableMessages();

  if (messages.length === 0)
    return hasUnreadable ? (
      <UnreadableNotice text={messageHistoryCopy.unreadable} />
    ) : (
      <EmptyPanel {...messageHistoryCopy.empty} />
    );

  return (
    <>
      {hasUnreadable && <UnreadableNotice text={messageHistoryCopy.unreadable} />}
      <StorageNotice text={messageHistoryCopy.note} />
      <styled.ul aria-label={messageHistoryCopy.list} mb="4">
        {messages.map((message, index) => (
          // Two messages may have the same time, so the key also has the position, counted from the oldest. Once the
          // list is full, a new message changes all keys. The rows then mount again, and they have no state to lose.
          <li key={`${message.saidAtMs} ${messages.length - index}`}>
            <BlockBoundary>
              <Message {...message} />
            </BlockBoundary>
          </li>
        ))}
      </styled.ul>
      <Button
        variant="outline"
        size="sm"
        onClick={({ currentTarget }) => {
          clearMessages(storage);
          // This button disappears with the list. The focus goes to the close button of the drawer, which is the first
          // button in it.
          moveFocusFromRemoved(currentTarget.closest('[role=dialog]')?.querySelector('button'));
        }}
      >
        {messageHistoryCopy.clear}
      </Button>
    </>
  );
}
