import { useEffect, useState } from 'react';
import { logoutUser } from '../identity/auth.thunks';
import { ordersEntry, readOrders } from '../orders/orders';
import { readRefillChoices, refillEntry } from '../refill/refill';
import { deliveryEntry, readDelivery } from '../shopper/delivery';
import { loggedInEntry } from '../storage/entries';
import type { BrowserStorage, KnownKey } from '../storage/storage';
import { useServices } from '../store/hooks';
import type { Services } from '../store/services';
import type { AppThunk } from '../store/makeStore';
import type { Device } from './device';

/** One thing that the browser keeps for this shop. */
export interface Kept {
  readonly place: 'local' | 'session' | 'cache' | 'database';
  readonly name: string;
  /** What it holds; the provider's tokens, which open the account, are left out. */
  readonly value: unknown;
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

/** The orders, the refills and the address of other accounts of this device are not for the eyes of whoever looks. */
function readValue(storage: BrowserStorage, place: 'local' | 'session', name: string): unknown {
  if (name === ordersEntry.key) return readOrders(storage);
  if (name === refillEntry.key) return readRefillChoices(storage);
  return name === deliveryEntry.key ? readDelivery(storage) : readText(storage.read(place, name as KnownKey));
}

async function readKept({ storage }: Services, device: Device): Promise<Kept[]> {
  const [caches, databases] = await Promise.all([device.caches(), device.databases()]);
  const areas = (['local', 'session'] as const).flatMap((place) =>
    storage.keys(place).map((name): Kept => ({ place, name, value: readValue(storage, place, name) })),
  );
  return [
    ...areas.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    ...caches.map(({ name, addresses }): Kept => ({ place: 'cache', name, value: addresses })),
    ...databases.map(({ name, stores }): Kept => ({
      place: 'database',
      name,
      value: readText(JSON.stringify(stores)),
    })),
  ];
}

/** Everything kept on this device, followed through changes; null until it has been read. */
export function useKept(device: Device): readonly [kept: readonly Kept[] | null, reload: () => void] {
  const services = useServices();
  const [kept, setKept] = useState<readonly Kept[] | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isGone = false;
    const show = () => void readKept(services, device).then((list) => isGone || setKept(list));
    show();
    const stop = services.storage.subscribe(show);
    return () => {
      isGone = true;
      stop();
    };
  }, [services, device, round]);
  return [kept, () => setRound(round + 1)];
}

const isSession = ({ place, name }: Kept) =>
  place === 'local' && (name === loggedInEntry.key || name.startsWith('firebase:authUser'));

/** Takes things off this device. What makes the session is not torn out of the provider's hands: it is logged out. */
export const eraseKept =
  (things: readonly Kept[], device: Device): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { storage }) => {
    if (things.some(isSession)) await dispatch(logoutUser());
    for (const { place, name } of things) {
      if (place === 'cache') await device.eraseCache(name);
      else if (place === 'database') await device.eraseDatabase(name);
      // Whatever lies there may be erased, also what is none of ours.
      else storage.remove(place, name as KnownKey);
    }
  };
