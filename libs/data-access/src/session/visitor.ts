import * as z from 'zod/mini';
import { persisted, plainText } from '../storage/persisted';
import { guest, type UserKey } from './user-key';
import type { BrowserStorage } from '../storage/storage';

const storedVisitor = persisted('niramaya.visitor', z.string().check(z.regex(/^[\da-f]{32}$/)), plainText);

function guestId(storage: BrowserStorage): string {
  const known = storedVisitor.read(storage);
  if (known !== null) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  storedVisitor.write(storage, id);
  return id;
}

/** Mixes in the name, because two persons must not share a member list. */
export function visitorId(storage: BrowserStorage, userKey: UserKey): string {
  const id = guestId(storage);
  if (userKey === guest) return id;
  const mixed = [...userKey].reduce(
    (hash, letter) => Math.imul(hash, 31) ^ letter.charCodeAt(0),
    parseInt(id.slice(-8), 16),
  );
  return id.slice(0, -8) + (mixed >>> 0).toString(16).padStart(8, '0');
}
