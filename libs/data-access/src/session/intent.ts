import * as z from 'zod/mini';
import { storedName } from './user-key';
import { persisted, plainText, usePersisted } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';

const storedIntent = persisted('niramaya.intent', z.enum(['cart', 'consultation']), plainText);

export type Intent = NonNullable<ReturnType<typeof storedIntent.read>>;

/** Stores the screen that a guest was refused. */
export const rememberIntent = (storage: BrowserStorage, intent: Intent): void => storedIntent.write(storage, intent);

export const clearIntent = (storage: BrowserStorage): void => storedIntent.clear(storage);

/** Returns the screen that was refused before sign-in, or null. */
export function useIntent(): Intent | null {
  const intent = usePersisted(storedIntent);
  const name = usePersisted(storedName);
  return name === null ? null : intent;
}
