import * as z from 'zod/mini';
import { persisted, plainText } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';

const storedFlash = persisted('niramaya.flash', z.string(), plainText);

/** Stores a message to show after the next page load, such as the one after a login (AMB-14). */
export const leaveFlash = (storage: BrowserStorage, text: string): void => storedFlash.write(storage, text);

/** Returns the message that the previous page left, once. */
export const takeFlash = (storage: BrowserStorage): string | null => {
  const text = storedFlash.read(storage);
  if (text !== null) storedFlash.clear(storage);
  return text;
};
