import { storedDeliverySchema, tidyDelivery, type DeliveryDetails, type StoredDelivery } from '@niramaya/contract';
import { guest, readUserKey, type UserKey } from '../session/user-key';
import { useUserKey } from '../session/useUserKey';
import type { BrowserStorage } from '../storage/storage';
import { persisted, usePersisted } from '../storage/persisted';
import { storedPinCode } from './pin-code';

export const storedDelivery = persisted('niramaya.delivery', storedDeliverySchema);

/** A person sees only their own details, and those of a guest of this device. */
function shownTo(stored: StoredDelivery | null, userKey: UserKey | null): DeliveryDetails | null {
  if (stored === null || userKey === null || (stored.of !== guest && stored.of !== userKey)) return null;
  const { name, address, pinCode, phone } = stored;
  return { name, address, pinCode, phone };
}

/** Returns the details that this person may see, or null. */
export const readDelivery = (storage: BrowserStorage): DeliveryDetails | null =>
  shownTo(storedDelivery.read(storage), readUserKey(storage));

/** Stores tidied details with their owner, and the PIN code separately. */
export const saveDelivery = (storage: BrowserStorage, draft: DeliveryDetails): void => {
  const details = tidyDelivery(draft);
  storedDelivery.write(storage, { ...details, of: readUserKey(storage) });
  storedPinCode.write(storage, details.pinCode);
};

export const clearDelivery = (storage: BrowserStorage): void => storedDelivery.clear(storage);

/** Returns the details that this person may see, or null. */
export function useDelivery(): DeliveryDetails | null {
  const stored = usePersisted(storedDelivery);
  const userKey = useUserKey();
  return shownTo(stored, userKey);
}
