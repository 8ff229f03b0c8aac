import { css, styled } from '@niramaya/ui/styled';
import { LANGUAGE_COOKIE, storedKeys, type StoredKey } from '@niramaya/contract';
import { myDataCopy, type Purpose } from '@niramaya/copy/my-data';
import { prescriptionsDatabase, setAsideFrom, useSession, type StoredEntry } from '@niramaya/data-access';
import { Button } from '@niramaya/ui';
import { useId, useState } from 'react';
import { ConfirmedButton } from '../ConfirmedButton/ConfirmedButton';
import { PanelCard } from '../PanelCard';
import { StoredValue } from './StoredValue';

/** Returns the texts of the kind of an entry. An entry that the shop does not know has texts too. */
function kindOf({ area, name }: StoredEntry): Purpose {
  if (area === 'worker') return name === '/service-worker.js' ? myDataCopy.kinds.worker : myDataCopy.other;
  if (area === 'cookie') return name === LANGUAGE_COOKIE ? myDataCopy.kinds.language : myDataCopy.other;
  if (area === 'cache') return myDataCopy.kinds.cache;
  if (area === 'database') {
    if (name === prescriptionsDatabase) return myDataCopy.kinds.prescriptions;
    // The sign-in provider creates a database with the second of these names for a moment, to find out whether the
    // browser has databases.
    if (/^firebase|^validate-browser-context-for-indexeddb/i.test(name)) return myDataCopy.kinds.providerDatabase;
    return /^workbox/.test(name) ? myDataCopy.kinds.cacheDatabase : myDataCopy.other;
  }
  // An entry that could not be read was renamed, so that the shop starts with a new one.
  if (setAsideFrom(name) !== null) return myDataCopy.kinds.unreadable;
  if (name.startsWith('firebase:')) return myDataCopy.kinds.provider;
  // A stored name may be that of an inherited property, such as 'constructor', so it is no index.
  return Object.entries(myDataCopy.keys).find(([key]) => key === name)?.[1] ?? myDataCopy.other;
}

/**
 * Returns title and texts about the purpose of an entry. Several entries may be of an unknown kind, caches, or lists
 * that cannot be read, so the title of these has their technical name too.
 */
export function purposeOf(entry: StoredEntry) {
  const kind = kindOf(entry);
  const { title, text, memberText = text } = kind;
  const shared: readonly unknown[] = [myDataCopy.other, myDataCopy.kinds.unreadable, myDataCopy.kinds.cache];
  return { title: shared.includes(kind) ? myDataCopy.titleOf(title, entry.name) : title, text, memberText };
}

const isStoredKey = (name: string): name is StoredKey => Object.hasOwn(storedKeys, name);

/**
 * Returns in words where an entry is stored, and for how long. Only the shop's own cookie is known to end after a year.
 */
function placeOf({ area, name }: StoredEntry): string {
  if (area === 'cookie' && name !== LANGUAGE_COOKIE) return myDataCopy.places.otherCookie;
  if (area === 'local' && isStoredKey(name) && storedKeys[name].endsAtLogOut) return myDataCopy.places.untilLogOut;
  return myDataCopy.places[area];
}

/** The lists of all accounts of the device, which are erased as a whole. */
const listsOfAllAccounts: ReadonlySet<string> = new Set([
  'niramaya.orders',
  'niramaya.refill',
  'niramaya.consultations',
  prescriptionsDatabase,
] satisfies readonly (StoredKey | typeof prescriptionsDatabase)[]);

/** Returns how many records an entry has; null if it is no list. A cache lists addresses, which are no records. */
function countOf({ area, value }: StoredEntry): number | null {
  if (area === 'cache') return null;
  // A stored list, such as that of the saved products, is `{ v, items }`; that of the cart is a bare array.
  const items = Array.isArray(value) ? value : (value as { readonly items?: unknown } | null)?.items;
  return Array.isArray(items) ? items.length : null;
}

interface StoredEntryCardProps {
  readonly stored: StoredEntry;
  readonly onErase: () => Promise<void>;
}

/** The content of an entry with this many records or more, or of a cache, scrolls in its own box. */
const LONG_FROM_RECORDS = 10;

const Content = styled('div', {
  base: {
    p: '3',
    bg: 'bg.subtle',
    borderRadius: 'control',
    overflowWrap: 'anywhere',
  },
  variants: { long: { true: { overflow: 'auto', maxHeight: '[24rem]' } } },
});

/**
 * StoredEntryCard is for one entry of My data: purpose, place and number of records, with buttons that show its content
 * and technical name, and erase it. `onErase` is called after the shopper has confirmed.
 */
export function StoredEntryCard({ stored, onErase }: StoredEntryCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const contentId = useId();
  const { isLoggedIn } = useSession();
  const { title, text, memberText } = purposeOf(stored);
  const count = countOf(stored);
  const isLong = stored.area === 'cache' || (count ?? 0) >= LONG_FROM_RECORDS;
  return (
    <PanelCard>
      <div>
        <styled.h4 fontWeight="semibold" overflowWrap="anywhere">
          {title}
        </styled.h4>
        <styled.p color="fg.muted">{isLoggedIn ? memberText : text}</styled.p>
        <styled.p textStyle="caption" color="fg.muted" overflowWrap="anywhere">
          <span>{placeOf(stored)}</span>
          {count !== null && <span>{` · ${myDataCopy.pieces(count)}`}</span>}
          {stored.isDamaged && <span>{` · ${myDataCopy.damaged}`}</span>}
          {/* This number is absent and never 0 if every record has an owner. */}
          {stored.withoutOwnerCount && <span>{` · ${myDataCopy.withoutOwner(stored.withoutOwnerCount)}`}</span>}
          {stored.area === 'database' && stored.value === null && <span>{` · ${myDataCopy.unreadable}`}</span>}
        </styled.p>
      </div>
      <ConfirmedButton
        variant="ghost"
        aria-label={myDataCopy.eraseOf(title)}
        question={myDataCopy.confirm[listsOfAllAccounts.has(stored.name) ? 'shared' : 'one'](title)}
        answers={myDataCopy.confirm}
        onYes={onErase}
        otherAction={
          <Button
            variant="outline"
            tone="neutral"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={contentId}
            aria-label={isOpen ? myDataCopy.hideOf(title) : myDataCopy.showOf(title)}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? myDataCopy.hide : myDataCopy.show}
          </Button>
        }
      >
        {myDataCopy.erase}
      </ConfirmedButton>
      <div id={contentId} hidden={!isOpen}>
        {isOpen && (
          // A box that scrolls must be reached by a keyboard.
          <Content
            long={isLong}
            tabIndex={isLong ? 0 : undefined}
            role="region"
            aria-label={myDataCopy.contentOf(title)}
          >
            <StoredValue value={stored.value} />
          </Content>
        )}
        <styled.p pt="2" textStyle="caption" color="fg.muted" overflowWrap="anywhere">
          <span>{`${myDataCopy.technical.name} `}</span>
          <code translate="no" className={css({ fontFamily: '[ui-monospace, monospace]' })}>
            {stored.name}
          </code>
          <span>{`, ${myDataCopy.technical.areas[stored.area]}`}</span>
        </styled.p>
      </div>
    </PanelCard>
  );
}
