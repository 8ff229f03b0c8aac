import { storedMessageSchema } from '@niramaya/contract';
import type { StoredMessage } from '@niramaya/contract';
import { persistedList, usePersisted } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';

/** For this tab only: messages may be private. */
export const storedMessages = persistedList('niramaya.messages', storedMessageSchema, 50);

const unreadableMessages = storedMessages.unreadable();

/** Puts a message first among this tab's fifty. */
export const storeMessage = (storage: BrowserStorage, message: StoredMessage): void =>
  storedMessages.replace(storage, () => false, message);

export const clearMessages = (storage: BrowserStorage): void => storedMessages.clear(storage);

/** Returns the messages of this tab, newest first. */
export const useMessages = (): readonly StoredMessage[] => usePersisted(storedMessages) ?? [];

export const useUnreadableMessages = (): boolean => usePersisted(unreadableMessages) ?? false;
