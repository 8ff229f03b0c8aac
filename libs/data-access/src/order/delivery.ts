import {
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
import type { BrowserStorage } from '../storage/storage';
import { persisted, plainText, usePersisted } from '../storage/persisted';
import { useServices } from '../store/hooks';

const storedCity = persisted('niramaya.city', z.string().check(z.maxLength(60)), plainText);
export const storedPinCode = persisted('niramaya.pincode', pinCodeSchema, plainText);

function useStoredText(stored: typeof storedCity): readonly [text: string, save: (text: string) => void] {
  const { storage } = useServices();
  const text = usePersisted(stored) ?? '';
  const save = useCallback(
    (next: string) => (next === '' ? stored.clear(storage) : stored.write(storage, next)),
    [stored, storage],
  );
  return [text, save];
}

/** Returns the chosen city, or empty text, and its setter. */
export const useDeliveryCity = () => useStoredText(storedCity);

/** Returns the stored PIN code, or empty text, and its setter. */
export const usePinCode = () => useStoredText(storedPinCode);

const storedDelivery = persisted('niramaya.delivery', storedDeliverySchema);

function visibleDelivery(stored: StoredDelivery | null, userKey: UserKey | null): DeliveryDetails | null {
  if (stored === null || userKey === null || !isShownTo('niramaya.delivery', stored, userKey)) return null;
  const { name, address, pinCode, phone } = stored;
  return { name, address, pinCode, phone };
}

/** Returns the person's own details, or those that a guest has left; null if there are none. */
export const readDelivery = (storage: BrowserStorage): DeliveryDetails | null =>
  visibleDelivery(storedDelivery.read(storage), readUserKey(storage));

/** Stores tidied details with their owner, and the PIN code separately. */
export const saveDelivery = (storage: BrowserStorage, draft: DeliveryDetails): void => {
  const details = tidyDelivery(draft);
  storedDelivery.write(storage, { ...details, of: readUserKey(storage) });
  storedPinCode.write(storage, details.pinCode);
};

export const clearDelivery = (storage: BrowserStorage): void => storedDelivery.clear(storage);

/** Returns the person's own details, or those that a guest has left; null if there are none. */
export function useDelivery(): DeliveryDetails | null {
  const stored = usePersisted(storedDelivery);
  const userKey = useUserKey();
  return visibleDelivery(stored, userKey);
}
