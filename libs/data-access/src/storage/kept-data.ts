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

/** One thing that the browser stores for this shop. */
export interface Kept {
  readonly place: 'local' | 'session' | 'cache' | 'database';
  readonly name: string;
  /**
   * Its value, with pictures as `Blob`; null for a database that cannot be read. The provider's tokens, which open the
   * account, are left out.
   */
  readonly value: unknown;
  /** Whether it is a list of which the shop leaves something out, because it cannot be read. */
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

/** Reads a stored value. Orders, refills and addresses of other accounts on this device are left out. */
function readValue(storage: BrowserStorage, place: 'local' | 'session', name: string): unknown {
  if (name === storedOrders.key) return readOrders(storage);
  if (name === storedRefillChoices.key) return readRefillChoices(storage);
  return name === storedDelivery.key ? readDelivery(storage) : readText(storage.read(place, name as KnownKey));
}

/** Panels show the other lists, and the panels themselves report what they leave out. */
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

/** Returns everything stored on this device and follows changes; null until it has been read. */
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

/** Returns a picture in a form for a text file: an address that holds all of it, or null if it cannot be read. */
const inText = (picture: Blob): Promise<string | null> =>
  new Promise((resolve) => {
    const file = new FileReader();
    // After an error the result is null.
    file.onloadend = () => resolve(file.result as string | null);
    file.readAsDataURL(picture);
  });

/** Returns a stored value for a file, with its pictures in it. */
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

/**
 * Deletes things from this device. The session is not deleted directly, because it belongs to the provider: the shopper
 * is logged out.
 * @returns the things that the browser did not delete
 */
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
        // Every stored key may be erased, also a key that is not ours.
        else storage.remove(place, name as KnownKey);
      } catch {
        left.push(thing);
      }
    }
    return left;
  };
