import { useEffect, useState } from 'react';
import { storedName } from '../session/stored-name';
import { logoutUser } from '../session/auth.thunks';
import { storedOrders, readOrders } from '../order/orders';
import { readRefillChoices, storedRefillChoices } from '../order/refill';
import {
  onPrescriptionsChange,
  prescriptionsDatabase,
  sayThatPrescriptionsChanged,
} from '../order/prescription-database';
import { ownPrescriptions } from '../order/prescriptions';
import { unreadableSearches } from '../product/recent-searches';
import { unreadableProducts } from '../product/shelf';
import { storedDelivery, readDelivery } from '../order/delivery';
import type { BrowserStorage, KnownKey } from './storage';
import { useServices } from '../store/hooks';
import type { Services } from '../store/services';
import type { AppThunk } from '../store/makeStore';
import type { Device, Stores } from './device';

export interface Kept {
  readonly place: 'local' | 'session' | 'cache' | 'database';
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
function readValue(storage: BrowserStorage, place: 'local' | 'session', name: string): unknown {
  if (name === storedOrders.key) return readOrders(storage);
  if (name === storedRefillChoices.key) return readRefillChoices(storage);
  return name === storedDelivery.key ? readDelivery(storage) : readText(storage.read(place, name as KnownKey));
}

const isDamaged = (storage: BrowserStorage, place: 'local' | 'session', name: string): boolean =>
  [...unreadableProducts, unreadableSearches].some(
    (value) => value.area === place && value.key === name && value.read(storage),
  );

const readRecords = (storage: BrowserStorage, name: string, stores: Stores): unknown =>
  name === prescriptionsDatabase ? ownPrescriptions(storage, stores) : readText(JSON.stringify(stores));

async function readKept({ storage }: Services, device: Device): Promise<Kept[]> {
  const [caches, databases] = await Promise.all([device.caches(), device.databases()]);
  const areas = (['local', 'session'] as const).flatMap((place) =>
    storage.keys(place).map((name): Kept => {
      const value = readValue(storage, place, name);
      return { place, name, value, ...(isDamaged(storage, place, name) && { isDamaged: true }) };
    }),
  );
  return [
    ...areas.sort((one, other) => (one.name < other.name ? -1 : 1)),
    ...caches.map(({ name, addresses }): Kept => ({ place: 'cache', name, value: addresses })),
    ...databases.map(({ name, stores }): Kept => ({
      place: 'database',
      name,
      value: stores && readRecords(storage, name, stores),
    })),
  ];
}

export function useKept(device: Device): readonly [kept: readonly Kept[] | null, reload: () => void] {
  const services = useServices();
  const [kept, setKept] = useState<readonly Kept[] | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isGone = false;
    const show = () => void readKept(services, device).then((list) => isGone || setKept(list));
    show();
    const stops = [services.storage.subscribe(show), onPrescriptionsChange(show)];
    return () => {
      isGone = true;
      for (const stop of stops) stop();
    };
  }, [services, device, round]);
  return [kept, () => setRound(round + 1)];
}

const inText = (picture: Blob): Promise<string | null> =>
  new Promise((resolve) => {
    const file = new FileReader();
    // Null after an error.
    file.onloadend = () => resolve(file.result as string | null);
    file.readAsDataURL(picture);
  });

export async function valueForFile({ value }: Kept): Promise<unknown> {
  if (!Array.isArray(value)) return value;
  return Promise.all(
    value.map(async (record: unknown) =>
      typeof record === 'object' && record !== null && 'picture' in record && record.picture instanceof Blob
        ? { ...record, picture: await inText(record.picture) }
        : record,
    ),
  );
}

const isSession = ({ place, name }: Kept) =>
  place === 'local' && (name === storedName.key || name.startsWith('firebase:authUser'));

/** Returns the things that the browser did not delete. */
export const eraseKept =
  (things: readonly Kept[], device: Device): AppThunk<Promise<readonly Kept[]>> =>
  async (dispatch, _getState, { storage }) => {
    if (things.some(isSession)) await dispatch(logoutUser());
    const left: Kept[] = [];
    for (const thing of things) {
      const { place, name } = thing;
      try {
        if (place === 'cache') await device.eraseCache(name);
        else if (place === 'database') {
          await device.eraseDatabase(name);
          if (name === prescriptionsDatabase) sayThatPrescriptionsChanged();
        }
        // Every stored key may be erased.
        else storage.remove(place, name as KnownKey);
      } catch {
        left.push(thing);
      }
    }
    return left;
  };
