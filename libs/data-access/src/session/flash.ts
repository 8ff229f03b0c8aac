import * as z from 'zod/mini';
import { persisted, plainText } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';

const storedFlash = persisted('niramaya.flash', z.string(), plainText);

export const storeFlash = (storage: BrowserStorage, text: string): void => storedFlash.write(storage, text);

/** Returns the previous page's message and deletes it; or null. */
export const takeFlash = (storage: BrowserStorage): string | null => {
  const text = storedFlash.read(storage);
  if (text !== null) storedFlash.clear(storage);
  return text;
};
