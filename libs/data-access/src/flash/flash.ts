import { readEntry, removeEntry, writeEntry } from '../storage/entries';
import type { StoredEntry } from '../storage/entries';
import type { AppThunk } from '../store/makeStore';

const flashEntry: StoredEntry<string> = {
  area: 'session',
  key: 'niramaya.flash',
  parse: (text) => text,
  serialise: (text) => text,
};

/** Leaves a message to be shown after the page load that follows, such as the one after a login (AMB-14). */
export const leaveFlash =
  (text: string): AppThunk =>
  (_dispatch, _getState, { storage }) =>
    writeEntry(storage, flashEntry, text);

/** The message that the page before left, once. */
export const takeFlash =
  (): AppThunk<string | null> =>
  (_dispatch, _getState, { storage }) => {
    const text = readEntry(storage, flashEntry);
    if (text !== null) removeEntry(storage, flashEntry);
    return text;
  };
