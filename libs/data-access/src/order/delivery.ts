import { keptDeliverySchema, tidyDelivery, type DeliveryDetails, type KeptDelivery } from '@niramaya/contract';
import { guest, personOf, type Person } from '../session/person';
import { usePerson } from '../session/usePerson';
import type { BrowserStorage } from '../storage/storage';
import { persisted, usePersisted } from '../storage/persisted';
import { storedPinCode } from './pin-code';

/** The delivery details. They are stored only on the device, and a log-out deletes them. */
export const storedDelivery = persisted('niramaya.delivery', keptDeliverySchema);

/** Returns the details that a person may see: their own, and those that a guest of this device has left. */
function shownTo(kept: KeptDelivery | null, person: Person | null): DeliveryDetails | null {
  if (kept === null || person === null || (kept.of !== guest && kept.of !== person)) return null;
  const { name, address, pinCode, phone } = kept;
  return { name, address, pinCode, phone };
}

/** Returns the details of the current shopper at this moment, or null. */
export const readDelivery = (storage: BrowserStorage): DeliveryDetails | null =>
  shownTo(storedDelivery.read(storage), personOf(storage));

/** Stores the delivery details, and their PIN code for every estimate of the shop. */
export const keepDelivery = (storage: BrowserStorage, draft: DeliveryDetails): void => {
  const details = tidyDelivery(draft);
  storedDelivery.write(storage, { ...details, of: personOf(storage) });
  storedPinCode.write(storage, details.pinCode);
};

/** Deletes the delivery details. The PIN code, which identifies no house, stays. Logging out does it too. */
export const forgetDelivery = (storage: BrowserStorage): void => storedDelivery.clear(storage);

/** Returns the delivery details of the current shopper, or null. */
export function useDelivery(): DeliveryDetails | null {
  const kept = usePersisted(storedDelivery);
  const person = usePerson();
  return shownTo(kept, person);
}
