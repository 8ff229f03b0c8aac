import {
  cityOfPinCode,
  pinCodeSchema,
  storedDeliverySchema,
  tidyDelivery,
  type DeliveryDetails,
  type StoredDelivery,
} from '@niramaya/contract';
import { useCallback } from 'react';
import * as z from 'zod/mini';
import { isShownTo } from '../session/owner';
import { readUserKey, useUserKey, type UserKey } from '../session/user-key';
import { persisted, plainTextFormat, usePersisted } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';
import { useBrowserStorage } from '../storage/useBrowserStorage';

const storedCity = persisted('niramaya.city', z.string().check(z.maxLength(60)), plainTextFormat);
/** The PIN code of the delivery estimates, six digits. It belongs to the browser, and stays after a log-out. */
export const storedPinCode = persisted('niramaya.pincode', pinCodeSchema, plainTextFormat);

/** Returns a stored text, `''` if there is none, and a function that stores another one. Storing `''` deletes it. */
function useStoredText(stored: typeof storedCity): readonly [text: string, save: (text: string) => void] {
  const storage = useBrowserStorage();
  const text = usePersisted(stored) ?? '';
  const save = useCallback(
    (next: string) => (next === '' ? stored.clear(storage) : stored.write(storage, next)),
    [stored, storage],
  );
  return [text, save];
}

/** Returns the city that the top bar names, `''` if none is chosen, and its setter. */
export const useDeliveryCity = () => useStoredText(storedCity);

/** Returns the PIN code of the delivery estimates, `''` if there is none, and its setter. */
export const usePinCode = () => useStoredText(storedPinCode);

const storedDelivery = persisted('niramaya.delivery', storedDeliverySchema);

/** Returns the details if this person may see them, without their owner. `userKey` is null while the page hydrates. */
function visibleDelivery(stored: StoredDelivery | null, userKey: UserKey | null): DeliveryDetails | null {
  if (stored === null || userKey === null || !isShownTo('niramaya.delivery', stored, userKey)) return null;
  const { name, address, pinCode, phone } = stored;
  return { name, address, pinCode, phone };
}

/** Returns where the parcel of the current person goes: their own details, or those that a guest left. Else null. */
export const readDelivery = (storage: BrowserStorage): DeliveryDetails | null =>
  visibleDelivery(storedDelivery.read(storage), readUserKey(storage));

/**
 * Stores the details, without spaces around them, for the current person, and the PIN code for the browser. The top bar
 * names the city of the PIN code from then on, or none, so that the shop has one place to deliver to.
 */
export const saveDelivery = (storage: BrowserStorage, draft: DeliveryDetails): void => {
  const details = tidyDelivery(draft);
  storedDelivery.write(storage, { ...details, of: readUserKey(storage) });
  storedPinCode.write(storage, details.pinCode);
  const city = cityOfPinCode(details.pinCode);
  if (city === '') storedCity.clear(storage);
  else storedCity.write(storage, city);
};

/** Deletes the details. The PIN code of the delivery estimates and the city of the top bar stay. */
export const clearDelivery = (storage: BrowserStorage): void => storedDelivery.clear(storage);

/** Returns what `readDelivery` returns, and follows it in every tab. Returns null while the page hydrates. */
export function useDelivery(): DeliveryDetails | null {
  const stored = usePersisted(storedDelivery);
  const userKey = useUserKey();
  return visibleDelivery(stored, userKey);
}
