import { readKeptDelivery, tidyDelivery, type DeliveryDetails, type KeptDelivery } from '@niramaya/contract';
import { guest, personOf, usePerson, type Person } from '../identity/person';
import { parseJson, readEntry, removeEntry, writeEntry, type StoredEntry } from '../storage/entries';
import type { BrowserStorage } from '../storage/storage';
import { useStored } from '../storage/useStored';
import type { AppThunk } from '../store/makeStore';
import { pinCodeEntry } from './pin-code';

/** Where parcels go. It lies on the device and nowhere else, and ends with a log-out. */
export const deliveryEntry: StoredEntry<KeptDelivery> = {
  area: 'local',
  key: 'niramaya.delivery',
  parse: (text) => readKeptDelivery(parseJson(text)),
  serialise: (delivery) => JSON.stringify(delivery),
};

/** Whoever is here sees their own details, and what a guest of this device has left. */
function shownTo(kept: KeptDelivery | null, person: Person | null): DeliveryDetails | null {
  if (kept === null || person === null || (kept.of !== guest && kept.of !== person)) return null;
  const { name, address, pinCode, phone } = kept;
  return { name, address, pinCode, phone };
}

/** The details of whoever is here at this moment, or null. */
export const readDelivery = (storage: BrowserStorage): DeliveryDetails | null =>
  shownTo(readEntry(storage, deliveryEntry), personOf(storage));

/** Keeps where parcels go, and its PIN code for every estimate of the shop. */
export const keepDelivery =
  (draft: DeliveryDetails): AppThunk =>
  (_dispatch, _getState, { storage }) => {
    const details = tidyDelivery(draft);
    writeEntry(storage, deliveryEntry, { ...details, of: personOf(storage) });
    writeEntry(storage, pinCodeEntry, details.pinCode);
  };

/** Leaves nothing of where parcels go; the PIN code, which names no house, stays. Logging out does it too. */
export const forgetDelivery =
  (): AppThunk =>
  (_dispatch, _getState, { storage }) =>
    removeEntry(storage, deliveryEntry);

/** Where parcels of whoever is shopping go, or null. */
export function useDelivery(): DeliveryDetails | null {
  const kept = useStored(deliveryEntry);
  const person = usePerson();
  return shownTo(kept, person);
}
