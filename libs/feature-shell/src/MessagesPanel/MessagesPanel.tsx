import { chakra } from '@niramaya/ui/chakra';
import { keptMessagesCopy } from '@niramaya/contract';
import { clearMessages, useBrowserStorage, useMessages } from '@niramaya/data-access';
import { Button, useCopy } from '@niramaya/ui';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { EmptyPanel } from '../EmptyPanel/EmptyPanel';
import { KeptNotice } from '../KeptNotice/KeptNotice';

const signs = { success: CircleCheck, error: CircleAlert, note: Info };
const Kind = chakra('span', {
  variants: { kind: { success: { color: 'success.fg' }, error: { color: 'danger.fg' }, note: { color: 'fg.muted' } } },
});

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    py: '3',
    borderTopWidth: '1px',
    borderColor: 'border',
    _icon: { boxSize: '5', mt: '0.5' },
  },
});

/** The list of all messages of this tab, the newest first, for a shopper who missed one. */
export function MessagesPanel() {
  const copy = useCopy(keptMessagesCopy);
  const storage = useBrowserStorage();
  const messages = useMessages();

  if (messages.length === 0) return <EmptyPanel words={copy.empty} />;

  return (
    <>
      <KeptNotice text={copy.note} />
      <chakra.ul aria-label={copy.list} mb="4">
        {messages.map(({ text, kind, saidAtMs }, index) => {
          const Sign = signs[kind];
          return (
            <Row key={`${saidAtMs} ${messages.length - index}`}>
              <Kind kind={kind}>
                <Sign role="img" aria-label={copy.kinds[kind]} />
              </Kind>
              <span>
                <chakra.span display="block" overflowWrap="anywhere">
                  {text}
                </chakra.span>
                <chakra.time textStyle="caption" color="fg.muted" dateTime={new Date(saidAtMs).toISOString()}>
                  {copy.at(saidAtMs)}
                </chakra.time>
              </span>
            </Row>
          );
        })}
      </chakra.ul>
      <Button
        variant="outline"
        size="sm"
        onClick={({ currentTarget }) => {
          clearMessages(storage);
          // The clicked button disappears with the list.
          currentTarget.closest('[role=dialog]')?.querySelector('button')?.focus();
        }}
      >
        {copy.clear}
      </Button>
    </>
  );
}
