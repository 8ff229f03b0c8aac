import { keptMessageSchema } from '@niramaya/contract';
import type { KeptMessage } from '@niramaya/contract';
import { persistedList, usePersisted } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';

/** For this tab only: messages may be private. */
export const storedMessages = persistedList('niramaya.messages', keptMessageSchema, 50);

const unreadableMessages = storedMessages.unreadable();

export const keepMessage = (storage: BrowserStorage, message: KeptMessage): void =>
  storedMessages.replace(storage, () => false, message);

export const clearMessages = (storage: BrowserStorage): void => storedMessages.clear(storage);

export const useMessages = (): readonly KeptMessage[] => usePersisted(storedMessages) ?? [];

export const useUnreadableMessages = (): boolean => usePersisted(unreadableMessages) ?? false;
