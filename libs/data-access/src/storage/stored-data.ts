import { storedKeys, type StoredKey } from '@niramaya/contract';
import { useEffect, useState } from 'react';
import { guest, readUserKey, storedName, storedUid, useUserKey, type UserKey } from '../session/user-key';
import { isShownTo, ownerOf } from '../session/owner';
import { logoutUser } from '../session/auth.thunks';
import { countOrdersWithoutOwner, readOrders, storedOrders } from '../order/orders';
import { countRefillsWithoutOwner, readRefillChoices, storedRefillChoices } from '../order/refill';
import {
  notifyPrescriptionsChange,
  onPrescriptionsChange,
  prescriptionsDatabase,
} from '../order/prescription-database';
import { countPrescriptionsWithoutOwner, ownPrescriptions } from '../order/prescriptions';
import { unreadableSearches } from '../product/recent-searches';
import { unreadableProducts } from '../product/product-lists';
import { setAsideFrom, type BrowserStorage, type KnownKey } from './storage';
import { useServices } from '../store/hooks';
import type { AppThunk, Services } from '../store/makeStore';
import type { Device, Stores } from './device';

export interface StoredEntry {
  readonly area: 'local' | 'session' | 'worker' | 'cache' | 'database';
  readonly name: string;
  /** Without the provider's tokens, which open the account. Null if it is unreadable or another person's. */
  readonly value: unknown;
  readonly isDamaged?: true;
  /** How many records name no owner that can be read. No screen shows them. Absent if there are none. */
  readonly withoutOwner?: number;
}

const secrets = new Set(['accessToken', 'refreshToken', 'apiKey']);
const withoutSecrets = (name: string, value: unknown): unknown => (secrets.has(name) ? '…' : value);

function readText(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null', withoutSecrets);
  } catch {
    return text;
  }
}

type Area = 'local' | 'session';
type Content = Pick<StoredEntry, 'value' | 'withoutOwner'>;

const contentOf = (value: unknown, withoutOwner = 0): Content => ({
  value,
  ...(withoutOwner > 0 && { withoutOwner }),
});

const isProviderAccount = (area: string, name: string) => area === 'local' && name.startsWith('firebase:authUser');

const isOwnAccount = (storage: BrowserStorage, account: unknown) =>
  readUserKey(storage) !== guest && (account as { uid?: unknown } | null)?.uid === storedUid(storage);

/**
 * Reads an entry. Of an entry with an owner, only what this person may see; the value is null if it is another
 * person's or names no owner.
 */
function readContent(storage: BrowserStorage, area: Area, name: string): Content {
  const text = storage.read(area, name as KnownKey);
  if (name === storedOrders.key) return contentOf(readOrders(storage), countOrdersWithoutOwner(text));
  if (name === storedRefillChoices.key) return contentOf(readRefillChoices(storage), countRefillsWithoutOwner(text));
  const value = readText(text);
  // The provider may not have ended its session, as without a connection. Then its account is not the person's.
  if (isProviderAccount(area, name)) return contentOf(isOwnAccount(storage, value) ? value : null);
  const key = setAsideFrom(name) ?? name;
  const isOwned = key in storedKeys && storedKeys[key as StoredKey].shownTo !== 'all';
  if (!isOwned) return contentOf(value);
  if (ownerOf(value) === null) return contentOf(null, 1);
  return contentOf(isShownTo(key as StoredKey, value, readUserKey(storage)) ? value : null);
}

const isDamaged = (storage: BrowserStorage, area: Area, name: string): boolean =>
  [...unreadableProducts, ...unreadableSearches].some(
    (value) => value.area === area && value.key === name && value.read(storage),
  );

function readDatabase(storage: BrowserStorage, name: string, stores: Stores | null): Content {
  if (stores === null) return contentOf(null);
  if (name !== prescriptionsDatabase) return contentOf(readText(JSON.stringify(stores)));
  return contentOf(ownPrescriptions(storage, stores), countPrescriptionsWithoutOwner(stores));
}

async function readStoredData({ storage }: Services, device: Device): Promise<StoredEntry[]> {
  const [workers, caches, databases] = await Promise.all([device.workers(), device.caches(), device.databases()]);
  const areas = (['local', 'session'] as const).flatMap((area) =>
    storage.keys(area).map((name): StoredEntry => {
      const damage = isDamaged(storage, area, name) && { isDamaged: true as const };
      return { area, name, ...readContent(storage, area, name), ...damage };
    }),
  );
  return [
    ...areas.sort((one, other) => (one.name < other.name ? -1 : 1)),
    ...workers.map((name): StoredEntry => ({ area: 'worker', name, value: null })),
    ...caches.map(({ name, addresses }): StoredEntry => ({ area: 'cache', name, value: addresses })),
    ...databases.map(({ name, stores }): StoredEntry => ({
      area: 'database',
      name,
      ...readDatabase(storage, name, stores),
    })),
  ];
}

/** Returns all entries of the device, null until they are read. */
export function useStoredData(device: Device): readonly [entries: readonly StoredEntry[] | null, reload: () => void] {
  const services = useServices();
  const userKey = useUserKey();
  const [read, setRead] = useState<{ readonly of: UserKey | null; readonly entries: readonly StoredEntry[] }>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isUnmounted = false;
    let newest = 0;
    const show = async () => {
      const turn = (newest += 1);
      const of = readUserKey(services.storage);
      const entries = await readStoredData(services, device);
      // A list that began earlier may arrive later.
      if (turn === newest && !isUnmounted) setRead({ of, entries });
    };
    void show();
    const stops = [services.storage.subscribe(() => void show()), onPrescriptionsChange(() => void show())];
    return () => {
      isUnmounted = true;
      for (const stop of stops) stop();
    };
  }, [services, device, round]);
  // The entries of the person before must not stay while those of the next are read.
  return [read?.of === userKey ? read.entries : null, () => setRound(round + 1)];
}

const inText = (picture: Blob): Promise<string | null> =>
  new Promise((resolve) => {
    const file = new FileReader();
    // Null after an error.
    file.onloadend = () => resolve(file.result as string | null);
    file.readAsDataURL(picture);
  });

/** Returns the value for a download, with pictures as data addresses. */
export async function valueForFile({ value }: StoredEntry): Promise<unknown> {
  if (!Array.isArray(value)) return value;
  return Promise.all(
    value.map(async (record: unknown) =>
      typeof record === 'object' && record !== null && 'picture' in record && record.picture instanceof Blob
        ? { ...record, picture: await inText(record.picture) }
        : record,
    ),
  );
}

const isSession = ({ area, name }: StoredEntry) =>
  (area === 'local' && name === storedName.key) || isProviderAccount(area, name);

function erase({ area, name }: StoredEntry, storage: BrowserStorage, device: Device): Promise<unknown> {
  if (area === 'worker') return device.eraseWorker(name);
  if (area === 'cache') return device.eraseCache(name);
  if (area === 'database') return device.eraseDatabase(name);
  // Every stored key may be erased.
  storage.remove(area, name as KnownKey);
  return Promise.resolve();
}

const isSame = (one: StoredEntry) => (other: StoredEntry) => one.area === other.area && one.name === other.name;

/** Reports nothing, because only a look at the device afterwards shows what the browser refused. */
const eraseAll =
  (entries: readonly StoredEntry[], device: Device): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { storage }) => {
    if (entries.some(isSession)) await dispatch(logoutUser());
    // At the same time, because each database that another tab holds takes some seconds.
    await Promise.all(entries.map((entry) => erase(entry, storage, device).catch(() => undefined)));
    if (entries.some(({ name }) => name === prescriptionsDatabase)) notifyPrescriptionsChange();
  };

/** Erases these entries; returns those that are still on the device. */
export const eraseStoredData =
  (entries: readonly StoredEntry[], device: Device): AppThunk<Promise<readonly StoredEntry[]>> =>
  async (dispatch, _getState, services) => {
    await dispatch(eraseAll(entries, device));
    const present = await readStoredData(services, device);
    return entries.filter((entry) => present.some(isSame(entry)));
  };

/** Erases all that is on the device by now; returns all that is on it afterwards. */
export const eraseEverything =
  (device: Device): AppThunk<Promise<readonly StoredEntry[]>> =>
  async (dispatch, _getState, services) => {
    device.stopWorker();
    await dispatch(eraseAll(await readStoredData(services, device), device));
    return readStoredData(services, device);
  };
