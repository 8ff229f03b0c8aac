import { styled } from '@niramaya/ui/styled';
import { myDataCopy } from '@niramaya/contract/copy/my-data';
import { prescriptionsDatabase, type StoredEntry } from '@niramaya/data-access';
import { Button, useCopy } from '@niramaya/ui';
import { useId, useState } from 'react';
import { ConfirmedButton } from '../ConfirmedButton/ConfirmedButton';
import { PanelCard } from '../PanelCard';

/** Returns the texts of an entry, also of an unknown one. */
export function purposeOf({ area, name }: StoredEntry, copy: (typeof myDataCopy)['en']) {
  if (area === 'cache') return copy.kinds.cache;
  if (area === 'database') {
    if (name === prescriptionsDatabase) return copy.kinds.prescriptions;
    // The provider creates the second one to test the browser.
    if (/^firebase|^validate-browser-context-for-indexeddb/i.test(name)) return copy.kinds.providerDatabase;
    return /^workbox/.test(name) ? copy.kinds.cacheDatabase : copy.other;
  }
  if (name.startsWith('firebase:')) return copy.kinds.provider;
  return Object.entries(copy.keys).find(([key]) => key === name)?.[1] ?? copy.other;
}

interface StoredEntryCardProps {
  readonly stored: StoredEntry;
  readonly onErase: () => Promise<void>;
}

const Key = styled('p', {
  base: {
    textStyle: 'caption',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
    '& code': { fontFamily: '[ui-monospace, monospace]' },
  },
});
const Content = styled('pre', {
  base: {
    overflow: 'auto',
    p: '3',
    bg: 'bg.subtle',
    borderRadius: 'control',
    textStyle: 'caption',
    fontFamily: '[ui-monospace, monospace]',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

/** Only the downloaded file has the picture itself. */
const inWords = (_name: string, value: unknown): unknown =>
  value instanceof Blob ? `${value.type}, ${Math.ceil(value.size / 1000)} kB` : value;

export function StoredEntryCard({ stored, onErase }: StoredEntryCardProps) {
  const copy = useCopy(myDataCopy);
  const [isOpen, setIsOpen] = useState(false);
  const contentId = useId();
  const { title, text } = purposeOf(stored, copy);
  return (
    <PanelCard>
      <div>
        <styled.h3 fontWeight="semibold">{title}</styled.h3>
        <styled.p color="fg.muted">{text}</styled.p>
        <Key>
          <code translate="no">{stored.name}</code>
          <span>{` · ${copy.places[stored.area]}`}</span>
          {stored.area === 'database' && Array.isArray(stored.value) && (
            <span>{` · ${copy.pieces(stored.value.length)}`}</span>
          )}
          {stored.isDamaged && <span>{` · ${copy.damaged}`}</span>}
          {stored.area === 'database' && stored.value === null && <span>{` · ${copy.unreadable}`}</span>}
        </Key>
      </div>
      <ConfirmedButton
        variant="ghost"
        aria-label={copy.eraseOf(title)}
        question={copy.confirm.one(title)}
        answers={copy.confirm}
        onYes={onErase}
        otherAction={
          <Button
            variant="outline"
            tone="neutral"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={contentId}
            aria-label={isOpen ? copy.hideOf(title) : copy.showOf(title)}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? copy.hide : copy.show}
          </Button>
        }
      >
        {copy.erase}
      </ConfirmedButton>
      <div id={contentId}>
        {isOpen && (
          <Content tabIndex={0} role="region" aria-label={copy.contentOf(title)}>
            {JSON.stringify(stored.value, inWords, 2)}
          </Content>
        )}
      </div>
    </PanelCard>
  );
}
