import { useEffect, useState } from 'react';
import { storedName } from '../session/user-key';
import { logoutUser } from '../session/auth.thunks';
import { storedOrders, readOrders } from '../order/orders';
import { readRefillChoices, storedRefillChoices } from '../order/refill';
import {
  notifyPrescriptionsChange,
  onPrescriptionsChange,
  prescriptionsDatabase,
} from '../order/prescription-database';
import { ownPrescriptions } from '../order/prescriptions';
import { unreadableSearches } from '../product/recent-searches';
import { unreadableProducts } from '../product/product-lists';
import { storedDelivery, readDelivery } from '../order/delivery';
import type { BrowserStorage, KnownKey } from './storage';
import { useServices } from '../store/hooks';
import type { AppThunk, Services } from '../store/makeStore';
import type { Device, Stores } from './device';

export interface StoredEntry {
  readonly area: 'local' | 'session' | 'worker' | 'cache' | 'database';
  readonly name: string;
  /** Without the provider's tokens, which open the account; null if unreadable. */
  readonly value: unknown;
  readonly isDamaged?: true;
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

/** Leaves out orders, refills and addresses of other accounts on this device. */
function readValue(storage: BrowserStorage, area: 'local' | 'session', name: string): unknown {
  if (name === storedOrders.key) return readOrders(storage);
  if (name === storedRefillChoices.key) return readRefillChoices(storage);
  return name === storedDelivery.key ? readDelivery(storage) : readText(storage.read(area, name as KnownKey));
}

const isDamaged = (storage: BrowserStorage, area: 'local' | 'session', name: string): boolean =>
  [...unreadableProducts, unreadableSearches].some(
    (value) => value.area === area && value.key === name && value.read(storage),
  );

const readRecords = (storage: BrowserStorage, name: string, stores: Stores): unknown =>
  name === prescriptionsDatabase ? ownPrescriptions(storage, stores) : readText(JSON.stringify(stores));

async function readStoredData({ storage }: Services, device: Device): Promise<StoredEntry[]> {
  const [workers, caches, databases] = await Promise.all([device.workers(), device.caches(), device.databases()]);
  const areas = (['local', 'session'] as const).flatMap((area) =>
    storage.keys(area).map((name): StoredEntry => {
      const value = readValue(storage, area, name);
      return { area, name, value, ...(isDamaged(storage, area, name) && { isDamaged: true }) };
    }),
  );
  return [
    ...areas.sort((one, other) => (one.name < other.name ? -1 : 1)),
    ...workers.map((name): StoredEntry => ({ area: 'worker', name, value: null })),
    ...caches.map(({ name, addresses }): StoredEntry => ({ area: 'cache', name, value: addresses })),
    ...databases.map(({ name, stores }): StoredEntry => ({
      area: 'database',
      name,
      value: stores && readRecords(storage, name, stores),
    })),
  ];
}

/** Returns all entries of the device, null until they are read. */
export function useStoredData(device: Device): readonly [entries: readonly StoredEntry[] | null, reload: () => void] {
  const services = useServices();
  const [entries, setEntries] = useState<readonly StoredEntry[] | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isUnmounted = false;
    let newest = 0;
    const show = async () => {
      const turn = (newest += 1);
      const list = await readStoredData(services, device);
      // A list that began earlier may arrive later.
      if (turn === newest && !isUnmounted) setEntries(list);
    };
    void show();
    const stops = [services.storage.subscribe(() => void show()), onPrescriptionsChange(() => void show())];
    return () => {
      isUnmounted = true;
      for (const stop of stops) stop();
    };
  }, [services, device, round]);
  return [entries, () => setRound(round + 1)];
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
  area === 'local' && (name === storedName.key || name.startsWith('firebase:authUser'));

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
    for (const entry of entries) {
      await erase(entry, storage, device).catch(() => undefined);
      if (entry.name === prescriptionsDatabase) notifyPrescriptionsChange();
    }
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
