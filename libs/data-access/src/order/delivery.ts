import { keptDeliverySchema, tidyDelivery, type DeliveryDetails, type KeptDelivery } from '@niramaya/contract';
import { guest, personOf, type Person } from '../session/person';
import { usePerson } from '../session/usePerson';
import type { BrowserStorage } from '../storage/storage';
import { persisted, usePersisted } from '../storage/persisted';
import { storedPinCode } from './pin-code';

export const storedDelivery = persisted('niramaya.delivery', keptDeliverySchema);

/** A person sees only their own details, and those of a guest of this device. */
function shownTo(kept: KeptDelivery | null, person: Person | null): DeliveryDetails | null {
  if (kept === null || person === null || (kept.of !== guest && kept.of !== person)) return null;
  const { name, address, pinCode, phone } = kept;
  return { name, address, pinCode, phone };
}

export const readDelivery = (storage: BrowserStorage): DeliveryDetails | null =>
  shownTo(storedDelivery.read(storage), personOf(storage));

export const keepDelivery = (storage: BrowserStorage, draft: DeliveryDetails): void => {
  const details = tidyDelivery(draft);
  storedDelivery.write(storage, { ...details, of: personOf(storage) });
  storedPinCode.write(storage, details.pinCode);
};

export const forgetDelivery = (storage: BrowserStorage): void => storedDelivery.clear(storage);

export function useDelivery(): DeliveryDetails | null {
  const kept = usePersisted(storedDelivery);
  const person = usePerson();
  return shownTo(kept, person);
}
