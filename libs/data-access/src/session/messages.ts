import { storedMessageSchema, type StoredMessage } from '@niramaya/contract';
import * as z from 'zod/mini';
import { persisted, persistedList, plainText, usePersisted } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';

/** For this tab only: messages may be private. */
const storedMessages = persistedList('niramaya.messages', storedMessageSchema, 50);
const unreadableMessages = storedMessages.unreadable();
const storedFlash = persisted('niramaya.flash', z.string(), plainText);

/** Puts a message first among this tab's fifty. */
export const storeMessage = (storage: BrowserStorage, message: StoredMessage): void =>
  storedMessages.replace(storage, () => false, message);

export const clearMessages = (storage: BrowserStorage): void => storedMessages.clear(storage);

/** Returns the messages of this tab, newest first. */
export const useMessages = (): readonly StoredMessage[] => usePersisted(storedMessages);

export const useUnreadableMessages = (): boolean => usePersisted(unreadableMessages);

/** Stores a message for the next page. */
export const storeFlash = (storage: BrowserStorage, text: string): void => storedFlash.write(storage, text);

/** Returns the previous page's message and deletes it; or null. */
export const takeFlash = (storage: BrowserStorage): string | null => {
  const text = storedFlash.read(storage);
  if (text !== null) storedFlash.clear(storage);
  return text;
};
