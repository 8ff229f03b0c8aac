import { storedKeys, type StoredKey } from '@niramaya/contract';
import { useEffect, useState } from 'react';
import {
  guest,
  isProviderAccountKey,
  readUserKey,
  storedName,
  storedUid,
  useUserKey,
  type UserKey,
} from '../session/user-key';
import { isShownTo, ownerOf } from '../session/owner';
import { logoutUser } from '../session/auth.thunks';
import { countConsultationsWithoutOwner, readConsultations, storedConsultations } from '../consult/paid-consultations';
import { countOrdersWithoutOwner, readOrders, storedOrders } from '../orders/orders';
import { countRefillsWithoutOwner, readRefillChoices, storedRefillChoices } from '../refill/refill';
import {
  notifyPrescriptionsChange,
  onPrescriptionsChange,
  prescriptionsDatabase,
} from '../prescriptions/prescription-database';
import { countPrescriptionsWithoutOwner, ownPrescriptions } from '../prescriptions/prescriptions';
import { unreadableCompared } from '../product/compared';
import { unreadableSearches } from '../product/recent-searches';
import { unreadableSaved } from '../product/saved';
import { unreadableViewed } from '../product/viewed';
import type { AppThunk } from '../session/app-thunk';
import type { AuthState } from '../session/auth.slice';
import { setAsideFrom, type BrowserStorage, type KnownKey } from '../storage/storage';
import { useBrowserStorage } from '../storage/useBrowserStorage';
import type { Device, Stores } from './device';

/**
 * Something that this browser stores for the shop, as the panel My data lists it. There a shopper sees everything that
 * is stored, and can erase it.
 */
export interface StoredEntry {
  /** The place of the entry: an area of browser storage, or another kind of storage. */
  readonly area: 'local' | 'session' | 'cookie' | 'worker' | 'cache' | 'database';
  /**
   * The key of the entry in browser storage, or the name of the cookie, cache or database. A service worker has the
   * path of its script as its name, as `workers` of the device returns it.
   */
  readonly name: string;
  /**
   * The content: text or JSON of `local` and `session`, the text of a cookie, the addresses of a cache, the records of
   * a database. The tokens of Firebase, the identity provider, are replaced by '…', because they open the account. Null
   * for content that the person may not see or that cannot be read, and for a service worker, which has none. My data
   * shows all of these in the same way.
   */
  readonly value: unknown;
  /** True for a list of products or searches of which a part cannot be read. */
  readonly isDamaged?: true;
  /** How many records name no owner that can be read. No screen shows them. Absent if there are none. */
  readonly withoutOwnerCount?: number;
}

/** The fields of the account in Firebase's SDK that no screen shows: its tokens, and the key of the shop's project. */
const secrets = new Set(['accessToken', 'refreshToken', 'apiKey']);
/** The reviver of `JSON.parse` that replaces secrets by '…'. */
const withoutSecrets = (name: string, value: unknown): unknown => (secrets.has(name) ? '…' : value);

/** Returns the parsed JSON without secrets, or the text itself if it is no JSON. */
function readText(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null', withoutSecrets);
  } catch {
    return text;
  }
}

/** An area of browser storage. */
type Area = 'local' | 'session';
/** The content of an entry, for the person who sees My data. */
type Content = Pick<StoredEntry, 'value' | 'withoutOwnerCount'>;

/** Returns the content of an entry. `withoutOwnerCount` counts records; an entry that is no list is one record. */
const contentOf = (value: unknown, withoutOwnerCount = 0): Content =>
  withoutOwnerCount > 0 ? { value, withoutOwnerCount } : { value };

/** True for the entry in which Firebase's SDK stores the account. */
const isProviderAccount = (area: string, name: string) => area === 'local' && isProviderAccountKey(name);

/**
 * True if the stored account is that of the person who is logged in. After a log-out without a connection, Firebase
 * still stores the account of the person who has left.
 */
const isOwnAccount = (storage: BrowserStorage, account: unknown) =>
  readUserKey(storage) !== guest && (account as { uid?: unknown } | null)?.uid === storedUid(storage);

/**
 * Reads an entry of browser storage for the person who uses the browser now: the one who is logged in, or the guest.
 * The value of an entry with an owner is the part that this person may see. It is null if the entry is another person's
 * or names no owner.
 */
function readContent(storage: BrowserStorage, area: Area, name: string): Content {
  // `KnownKey` guards the shop's own code against spelling errors. My data reads unknown entries too.
  const text = storage.read(area, name as KnownKey);
  if (name === storedOrders.key) return contentOf(readOrders(storage), countOrdersWithoutOwner(text));
  if (name === storedRefillChoices.key) return contentOf(readRefillChoices(storage), countRefillsWithoutOwner(text));
  if (name === storedConsultations.key)
    return contentOf(readConsultations(storage), countConsultationsWithoutOwner(text));
  const value = readText(text);
  if (isProviderAccount(area, name)) return contentOf(isOwnAccount(storage, value) ? value : null);
  // An unreadable entry that was set aside under another name is shown to the same people as before.
  const key = setAsideFrom(name) ?? name;
  // An entry that is shown to all people has no owner.
  const isOwned = key in storedKeys && storedKeys[key as StoredKey].shownTo !== 'all';
  if (!isOwned) return contentOf(value);
  if (ownerOf(value) === null) return contentOf(null, 1);
  return contentOf(isShownTo(key as StoredKey, value, readUserKey(storage)) ? value : null);
}

/** For each of these lists, a stored value that reads as true if a part of the list cannot be read. */
const unreadableLists = [unreadableSaved, unreadableCompared, unreadableViewed, unreadableSearches];

/** True for one of these lists of which a part cannot be read. Records with owners are counted by `readContent`. */
const isDamaged = (storage: BrowserStorage, area: Area, name: string): boolean =>
  unreadableLists.some((list) => list.area === area && list.key === name && list.read(storage));

/**
 * Returns the content of a database. Of the prescriptions it has only those that the person may see. `objectStores` is
 * null if the database cannot be read.
 */
function readDatabase(storage: BrowserStorage, name: string, objectStores: Stores | null): Content {
  if (objectStores === null) return contentOf(null);
  if (name === prescriptionsDatabase)
    return contentOf(ownPrescriptions(storage, objectStores), countPrescriptionsWithoutOwner(objectStores));
  // The way through JSON replaces secrets at every depth.
  return contentOf(readText(JSON.stringify(objectStores)));
}

/**
 * Reads everything that the browser stores for the shop, as the person who uses it now may see it. The entries of
 * `local` and `session` come first, in the order of their names.
 */
async function readStoredData(storage: BrowserStorage, device: Device): Promise<StoredEntry[]> {
  const [cookies, workers, cacheEntries, databases] = await Promise.all([
    device.cookies(),
    device.workers(),
    device.caches(),
    device.databases(),
  ]);
  const storageEntries = (['local', 'session'] as const).flatMap((area) =>
    storage.keys(area).map((name): StoredEntry => {
      const entry = { area, name, ...readContent(storage, area, name) };
      return isDamaged(storage, area, name) ? { ...entry, isDamaged: true } : entry;
    }),
  );
  return [
    ...storageEntries.sort((one, other) => (one.name < other.name ? -1 : 1)),
    ...cookies.map(({ name, value }): StoredEntry => ({ area: 'cookie', name, value })),
    ...workers.map((name): StoredEntry => ({ area: 'worker', name, value: null })),
    ...cacheEntries.map(({ name, addresses }): StoredEntry => ({ area: 'cache', name, value: addresses })),
    ...databases.map(({ name, stores }): StoredEntry => ({
      area: 'database',
      name,
      ...readDatabase(storage, name, stores),
    })),
  ];
}

/**
 * Returns everything that the browser stores for the shop, and follows changes of storage and of prescriptions. The
 * entries are null until they are read, and again after a log-in or a log-out until they are read for the next person.
 * Call `reload` after a change of a cache or a worker, because the browser does not report those.
 */
export function useStoredData(device: Device): readonly [entries: readonly StoredEntry[] | null, reload: () => void] {
  const storage = useBrowserStorage();
  const userKey = useUserKey();
  const [latest, setLatest] = useState<{ readonly userKey: UserKey; readonly entries: readonly StoredEntry[] }>();
  // A new number makes the effect run again.
  const [reloads, setReloads] = useState(0);
  useEffect(() => {
    let isStopped = false;
    let lastRead = 0;
    const refresh = async () => {
      lastRead += 1;
      const thisRead = lastRead;
      const readFor = readUserKey(storage);
      const entries = await readStoredData(storage, device);
      // A read that began earlier may end later.
      if (thisRead === lastRead && !isStopped) setLatest({ userKey: readFor, entries });
    };
    void refresh();
    const stops = [storage.subscribe(() => void refresh()), onPrescriptionsChange(() => void refresh())];
    return () => {
      isStopped = true;
      for (const stop of stops) stop();
    };
  }, [storage, device, reloads]);
  // The entries of the person before must not stay while those of the next are read.
  return [latest?.userKey === userKey ? latest.entries : null, () => setReloads((count) => count + 1)];
}

/** Returns a picture as a `data:` URL, or null if it cannot be read. */
const asDataUrl = (picture: Blob): Promise<string | null> =>
  new Promise((resolve) => {
    const file = new FileReader();
    // `result` is null after an error.
    file.onloadend = () => resolve(file.result as string | null);
    file.readAsDataURL(picture);
  });

/** Returns the value of an entry for a download, as JSON can hold it: a picture becomes its `data:` URL, or null. */
export async function valueForFile({ value }: StoredEntry): Promise<unknown> {
  if (!Array.isArray(value)) return value;
  return Promise.all(
    value.map(async (record: unknown) =>
      typeof record === 'object' && record !== null && 'picture' in record && record.picture instanceof Blob
        ? { ...record, picture: await asDataUrl(record.picture) }
        : record,
    ),
  );
}

/** True if erasing the entry logs out. */
const holdsLogIn = ({ area, name }: StoredEntry) =>
  (area === 'local' && name === storedName.key) || isProviderAccount(area, name);

/**
 * Erases an entry. Rejects if the device refuses it or takes too long. If the browser refuses to remove an entry of
 * browser storage, `BrowserStorage` hides it for this page load, so it counts as erased.
 */
function erase({ area, name }: StoredEntry, storage: BrowserStorage, device: Device): Promise<unknown> {
  if (area === 'worker') return device.eraseWorker(name);
  if (area === 'cookie') return device.eraseCookie(name);
  if (area === 'cache') return device.eraseCache(name);
  if (area === 'database') return device.eraseDatabase(name);
  // The name may be unknown to `KnownKey`, because My data erases the entries of other software too.
  storage.remove(area, name as KnownKey);
  return Promise.resolve();
}

/** Returns a function that is true for the same entry, with another content perhaps. */
const isSame = (one: StoredEntry) => (other: StoredEntry) => one.area === other.area && one.name === other.name;

/** Erases the entries, and ignores failures. Read the stored data again to see which entries are still there. */
const eraseAll =
  (entries: readonly StoredEntry[], device: Device): AppThunk<Promise<void>, AuthState> =>
  async (dispatch, _getState, { storage }) => {
    if (entries.some(holdsLogIn)) await dispatch(logoutUser());
    // The entries are erased at the same time, because each database that another tab holds takes some seconds.
    await Promise.all(entries.map((entry) => erase(entry, storage, device).catch(() => undefined)));
    if (entries.some(({ name }) => name === prescriptionsDatabase)) notifyPrescriptionsChange();
  };

/**
 * Erases these entries, and logs out if one of them holds the log-in. Returns those that are still on the device, as
 * when another tab holds a database. The promise never rejects.
 */
export const eraseStoredData =
  (entries: readonly StoredEntry[], device: Device): AppThunk<Promise<readonly StoredEntry[]>, AuthState> =>
  async (dispatch, _getState, { storage }) => {
    await dispatch(eraseAll(entries, device));
    const present = await readStoredData(storage, device);
    return entries.filter((entry) => present.some(isSame(entry)));
  };

/**
 * Erases everything that is on the device at the time of the call, and keeps this page from registering its service
 * worker again. The worker that serves the page stores nothing from then on. Returns the entries that are on the device
 * afterwards. The promise never rejects.
 */
export const eraseEverything =
  (device: Device): AppThunk<Promise<readonly StoredEntry[]>, AuthState> =>
  async (dispatch, _getState, { storage }) => {
    await device.stopWorker();
    await dispatch(eraseAll(await readStoredData(storage, device), device));
    return readStoredData(storage, device);
  };
