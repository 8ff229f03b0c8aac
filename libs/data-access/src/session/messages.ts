import { keptMessageSchema } from '@niramaya/contract';
import type { KeptMessage } from '@niramaya/contract';
import { persistedList, usePersisted } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';

/**
 * The messages shown in this tab, the newest first. Stored for the tab alone, because a message may show what its
 * reader was doing.
 */
export const storedMessages = persistedList('niramaya.messages', keptMessageSchema, 50);

const unreadableMessages = storedMessages.unreadable();

/** Stores a message that disappears by itself, so that the shopper can read it later. */
export const keepMessage = (storage: BrowserStorage, message: KeptMessage): void =>
  storedMessages.replace(storage, () => false, message);

/** Deletes every message of this tab. */
export const clearMessages = (storage: BrowserStorage): void => storedMessages.clear(storage);

/** The messages of this tab, the newest first. */
export const useMessages = (): readonly KeptMessage[] => usePersisted(storedMessages) ?? [];

/** Whether some of the messages of this tab cannot be read. */
export const useUnreadableMessages = (): boolean => usePersisted(unreadableMessages) ?? false;
