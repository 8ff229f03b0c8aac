import * as z from 'zod/mini';
import { guest, type UserKey } from '../session/user-key';
import { persisted, plainTextFormat } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';
import { randomId } from './random-id';

const storedVisitor = persisted('niramaya.visitor', z.string().check(z.regex(/^[\da-f]{32}$/)), plainTextFormat);

/** Returns the id that this browser has stored, or creates and stores one. */
function visitorOfBrowser(storage: BrowserStorage): string {
  const known = storedVisitor.read(storage);
  if (known !== null) return known;
  const id = randomId();
  storedVisitor.write(storage, id);
  return id;
}

/**
 * Returns the visitor id that a request without an ID token carries: 32 hexadecimal digits, which stay the same in this
 * browser. The API keeps one list of family members for each id.
 *
 * A person with a name for whom the provider's SDK has stored no account, and so no token, gets an id of their own. Its
 * last eight digits are mixed with the user key, so that two persons of one browser do not share a list. The hash only
 * keeps people apart; it hides no name.
 */
export function visitorId(storage: BrowserStorage, userKey: UserKey): string {
  const id = visitorOfBrowser(storage);
  if (userKey === guest) return id;
  const mixed = [...userKey].reduce(
    (hash, letter) => Math.imul(hash, 31) ^ letter.charCodeAt(0),
    parseInt(id.slice(-8), 16),
  );
  return id.slice(0, -8) + (mixed >>> 0).toString(16).padStart(8, '0');
}
