import * as z from 'zod/mini';
import { storedName } from './user-key';
import { persisted, plainTextFormat, usePersisted } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';

const storedIntent = persisted(
  'niramaya.intent',
  z.enum(['cart', 'cartAtOnce', 'consultation', 'consultationAtOnce']),
  plainTextFormat,
);

/**
 * The screen behind a button that asked a guest to log in. With 'cartAtOnce' and 'consultationAtOnce' the shopper chose
 * the log-in in order to reach it, so that the screen opens by itself afterwards; the other two are offered.
 */
export type Intent = NonNullable<ReturnType<typeof storedIntent.read>>;

/**
 * Stores the screen behind a button that asked a guest to log in. After the log-in, the home screen offers the way
 * there, or leads there.
 */
export const rememberIntent = (storage: BrowserStorage, intent: Intent): void => storedIntent.write(storage, intent);

/** Forgets the refused screen, once the shopper has gone there or declined. */
export const clearIntent = (storage: BrowserStorage): void => storedIntent.clear(storage);

/** Returns the screen that was refused before the log-in. Returns null for a guest, or if none was refused. */
export function useIntent(): Intent | null {
  const intent = usePersisted(storedIntent);
  const name = usePersisted(storedName);
  return name === null ? null : intent;
}
