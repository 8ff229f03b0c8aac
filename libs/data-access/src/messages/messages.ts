import { readKeptMessage } from '@niramaya/contract';
import type { KeptMessage } from '@niramaya/contract';
import { readEntry, removeEntry, writeEntry } from '../storage/entries';
import type { StoredEntry } from '../storage/entries';
import { listRules } from '../storage/list-entry';
import { useStored } from '../storage/useStored';
import type { AppThunk } from '../store/makeStore';

/** What was said in this tab, the newest first. For the tab alone: a message may tell what its reader was doing. */
export const messagesEntry: StoredEntry<KeptMessage[]> = {
  area: 'session',
  key: 'niramaya.messages',
  ...listRules({ read: readKeptMessage, most: 50 }),
};

/** Keeps a message that passes by, so that it can be read in one's own time. */
export const keepMessage =
  (message: KeptMessage): AppThunk =>
  (_dispatch, _getState, { storage }) =>
    writeEntry(storage, messagesEntry, [message, ...(readEntry(storage, messagesEntry) ?? [])]);

/** Forgets every message of this tab. */
export const clearMessages =
  (): AppThunk =>
  (_dispatch, _getState, { storage }) =>
    removeEntry(storage, messagesEntry);

/** The messages of this tab, the newest first. */
export const useMessages = (): readonly KeptMessage[] => useStored(messagesEntry) ?? [];
