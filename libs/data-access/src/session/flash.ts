import * as z from 'zod/mini';
import type { BrowserStorage } from '../storage/storage';
import { owned } from './owned';

const storedFlash = owned('niramaya.flash', z.string());

/** Stores a message for the next page, such as that of a log-in, which loads the home page. */
export const storeFlash = (storage: BrowserStorage, text: string): void => storedFlash.write(storage, text);

/** Returns the message that the previous page stored for this person, and deletes it. Returns null if there is none. */
export const takeFlash = (storage: BrowserStorage): string | null => {
  const text = storedFlash.read(storage);
  if (text !== null) storedFlash.clear(storage);
  return text;
};
