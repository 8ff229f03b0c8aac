import * as z from 'zod/mini';
import { storedName } from './stored-name';
import { persisted, plainText, usePersisted } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';

const storedIntent = persisted('niramaya.intent', z.enum(['cart', 'consultation']), plainText);

/** The screen that a guest was refused. */
export type Intent = NonNullable<ReturnType<typeof storedIntent.read>>;

/** Stores for this tab where a guest wanted to go, to offer it after the sign-in, which leads to `/` (AUTH-12). */
export const rememberIntent = (storage: BrowserStorage, intent: Intent): void => storedIntent.write(storage, intent);

/** Deletes the offer after it was taken or declined. */
export const forgetIntent = (storage: BrowserStorage): void => storedIntent.clear(storage);

/** Returns where the shopper wanted to go before signing in; null for a guest. */
export function useIntent(): Intent | null {
  const intent = usePersisted(storedIntent);
  const name = usePersisted(storedName);
  return name === null ? null : intent;
}
