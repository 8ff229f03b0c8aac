import { storedMessageSchema, type StoredMessage } from '@niramaya/contract';
import * as z from 'zod/mini';
import type { BrowserStorage } from '../storage/storage';
import { owned, ownedList, useOwned } from './owned';

/** Messages are stored for this tab and this person only, because they may be private. */
const storedMessages = ownedList('niramaya.messages', storedMessageSchema, 50);
const storedFlash = owned('niramaya.flash', z.string());

/** Puts a message first among this tab's fifty. */
export const storeMessage = (storage: BrowserStorage, message: StoredMessage): void =>
  storedMessages.replace(storage, () => false, message);

export const clearMessages = (storage: BrowserStorage): void => storedMessages.clear(storage);

/** Returns the messages of this tab, newest first. */
export const useMessages = (): readonly StoredMessage[] => useOwned(storedMessages);

export const useUnreadableMessages = (): boolean => useOwned(storedMessages.unreadable);

/** Stores a message for the next page. */
export const storeFlash = (storage: BrowserStorage, text: string): void => storedFlash.write(storage, text);

/** Returns the message that the previous page stored for this person, or null, and deletes it. */
export const takeFlash = (storage: BrowserStorage): string | null => {
  const text = storedFlash.read(storage);
  if (text !== null) storedFlash.clear(storage);
  return text;
};
