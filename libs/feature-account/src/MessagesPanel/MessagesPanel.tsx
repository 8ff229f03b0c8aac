import { Grid, styled } from '@niramaya/ui/styled';
import { messageHistoryCopy } from '@niramaya/copy/message-history';
import { clearMessages, useBrowserStorage, useMessages, useUnreadableMessages } from '@niramaya/data-access';
import { BlockBoundary } from '@niramaya/lazy';
import { Button, EmptyPanel, moveFocusFromRemoved } from '@niramaya/ui';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { StorageNotice, UnreadableNotice } from '../StorageNotice/StorageNotice';

const signs = { success: CircleCheck, error: CircleAlert, note: Info };
const Kind = styled('span', {
  variants: { kind: { success: { color: 'success.fg' }, error: { color: 'danger.fg' }, note: { color: 'fg.muted' } } },
});

function Message({ text, kind, saidAtMs }: ReturnType<typeof useMessages>[number]) {
  const Sign = signs[kind];
  return (
    <Grid
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap="3"
      py="3"
      borderTopWidth="1px"
      _icon={{ boxSize: '5', mt: '0.5' }}
    >
      <Kind kind={kind}>
        <Sign role="img" aria-label={messageHistoryCopy.kinds[kind]} />
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
 * MessagesPanel lists the toasts that this tab has shown, newest first, for a shopper who could not read one in time.
 * The messages are in the session storage of the tab. A button erases them.
 */
export function MessagesPanel() {
  const storage = useBrowserStorage();
  const messages = useMessages();
  const unreadable = useUnreadableMessages() && <UnreadableNotice text={messageHistoryCopy.unreadable} />;

  if (messages.length === 0) return unreadable || <EmptyPanel {...messageHistoryCopy.empty} />;

  return (
    <>
      {unreadable}
      <StorageNotice text={messageHistoryCopy.note} />
      <styled.ul aria-label={messageHistoryCopy.list} mb="4">
        {messages.map((message, index) => (
          // Two messages may have the same time. The number is counted from the oldest, so that a new one changes no
          // key.
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
          // The first button of the drawer closes it.
          moveFocusFromRemoved(currentTarget.closest('[role=dialog]')?.querySelector('button'));
        }}
      >
        {messageHistoryCopy.clear}
      </Button>
    </>
  );
}
