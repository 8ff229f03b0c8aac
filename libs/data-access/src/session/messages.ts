import { storedMessageSchema, type StoredMessage } from '@niramaya/contract';
import type { BrowserStorage } from '../storage/storage';
import { ownedList, useOwned } from './owned';

const mostMessages = 50;

/** The toasts of this tab and this person. They are not shared with other tabs, because they may be private. */
const storedMessages = ownedList('niramaya.messages', storedMessageSchema, mostMessages);

/** Puts a message first among the fifty newest of this tab. */
export const storeMessage = (storage: BrowserStorage, message: StoredMessage): void =>
  storedMessages.prepend(storage, message);

/** Deletes all messages of this tab. */
export const clearMessages = (storage: BrowserStorage): void => storedMessages.clear(storage);

/** Returns the messages of this tab, newest first. */
export const useMessages = (): readonly StoredMessage[] => useOwned(storedMessages);

/** Returns whether some stored messages of this tab cannot be read. */
export const useUnreadableMessages = (): boolean => useOwned(storedMessages.unreadableFlag);
