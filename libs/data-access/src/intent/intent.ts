import { loggedInEntry, removeEntry, writeEntry } from '../storage/entries';
import type { StoredEntry } from '../storage/entries';
import { useStored } from '../storage/useStored';
import type { AppThunk } from '../store/makeStore';

/** What a guest was refused: a place of the shop, and nothing of what was to be done there. */
export type Intent = 'cart' | 'consultation';

const isIntent = (text: string | null): text is Intent => text === 'cart' || text === 'consultation';

const intentEntry: StoredEntry<Intent> = {
  area: 'session',
  key: 'niramaya.intent',
  parse: (text) => (isIntent(text) ? text : null),
  serialise: (intent) => intent,
};

/** Remembers for this tab where a guest wanted to go, to offer it after the sign-in, which leads to `/` (AUTH-12). */
export const rememberIntent =
  (intent: Intent): AppThunk =>
  (_dispatch, _getState, { storage }) =>
    writeEntry(storage, intentEntry, intent);

/** The offer was taken or declined. */
export const forgetIntent =
  (): AppThunk =>
  (_dispatch, _getState, { storage }) =>
    removeEntry(storage, intentEntry);

/** Where the shopper who has signed in since wanted to go; null for a guest. */
export function useIntent(): Intent | null {
  const intent = useStored(intentEntry);
  const name = useStored(loggedInEntry);
  return name === null ? null : intent;
}
