import { readKeptMessage } from '@niramaya/contract';
import type { KeptMessage } from '@niramaya/contract';
import { removeEntry } from '../storage/entries';
import type { StoredEntry } from '../storage/entries';
import { damageOf, listRules, replaceItems } from '../storage/list-entry';
import { useStored } from '../storage/useStored';
import type { BrowserStorage } from '../storage/storage';

/**
 * The messages shown in this tab, the newest first. Stored for the tab alone, because a message may show what its
 * reader was doing.
 */
export const messagesEntry: StoredEntry<KeptMessage[]> = {
  area: 'session',
  key: 'niramaya.messages',
  ...listRules({ read: readKeptMessage, most: 50 }),
};

const damageEntry = damageOf(messagesEntry, readKeptMessage);

/** Stores a message that disappears by itself, so that the shopper can read it later. */
export const keepMessage = (storage: BrowserStorage, message: KeptMessage): void =>
  replaceItems(storage, messagesEntry, () => false, message);

/** Deletes every message of this tab. */
export const clearMessages = (storage: BrowserStorage): void => removeEntry(storage, messagesEntry);

/** The messages of this tab, the newest first. */
export const useMessages = (): readonly KeptMessage[] => useStored(messagesEntry) ?? [];

/** Whether some of the messages of this tab cannot be read. */
export const useUnreadableMessages = (): boolean => useStored(damageEntry) ?? false;
