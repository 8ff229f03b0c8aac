import { storedConsultations } from '../consult/paid-consultations';
import { ownedBy } from '../session/owner';
import type { UserKey } from '../session/user-key';
import type { BrowserStorage } from '../storage/storage';
import { isOwnOrder, storedOrders } from '../orders/orders';
import { removePrescriptionsOf } from '../prescriptions/prescriptions';
import { storedRefillChoices } from '../refill/refill';

/** Removes the items of one person from a list of several people, and the entry if no item is left. */
function removeOwn(
  storage: BrowserStorage,
  list: typeof storedOrders | typeof storedRefillChoices | typeof storedConsultations,
  isOwn: (item: unknown) => boolean,
): void {
  const items = list.rawItems(storage.read(list.area, list.key)) ?? [];
  if (!items.some(isOwn)) return;
  if (items.every(isOwn)) list.clear(storage);
  else list.replace(storage, isOwn);
}

/**
 * Removes the orders, consultations, refill days and prescriptions of one account from this device. Those of guests and
 * of other accounts stay. Rejects if the prescriptions cannot be removed. Everything else is removed at once, before
 * the promise is returned.
 */
export function removeRecordsOf(storage: BrowserStorage, userKey: UserKey): Promise<void> {
  removeOwn(storage, storedOrders, (order) => isOwnOrder(order, userKey));
  removeOwn(storage, storedRefillChoices, (choice) => ownedBy(choice, userKey));
  removeOwn(storage, storedConsultations, (consultation) => ownedBy(consultation, userKey));
  return removePrescriptionsOf(userKey);
}
