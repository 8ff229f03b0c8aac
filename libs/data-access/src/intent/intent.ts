import { loggedInEntry, removeEntry, writeEntry } from '../storage/entries';
import type { StoredEntry } from '../storage/entries';
import { useStored } from '../storage/useStored';
import type { BrowserStorage } from '../storage/storage';

/** What a guest was refused: a place in the shop, without what was to be done there. */
export type Intent = 'cart' | 'consultation';

const isIntent = (text: string | null): text is Intent => text === 'cart' || text === 'consultation';

const intentEntry: StoredEntry<Intent> = {
  area: 'session',
  key: 'niramaya.intent',
  parse: (text) => (isIntent(text) ? text : null),
  serialise: (intent) => intent,
};

/** Stores for this tab where a guest wanted to go, to offer it after the sign-in, which leads to `/` (AUTH-12). */
export const rememberIntent = (storage: BrowserStorage, intent: Intent): void =>
  writeEntry(storage, intentEntry, intent);

/** Deletes the offer after it was taken or declined. */
export const forgetIntent = (storage: BrowserStorage): void => removeEntry(storage, intentEntry);

/** Returns where the shopper wanted to go before signing in; null for a guest. */
export function useIntent(): Intent | null {
  const intent = useStored(intentEntry);
  const name = useStored(loggedInEntry);
  return name === null ? null : intent;
}
