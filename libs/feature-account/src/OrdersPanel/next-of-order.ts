import { canBePhoneNumber, type PaidConsultation } from '@niramaya/contract';
import { paidConsultationCopy } from '@niramaya/copy/consult-summary';
import { ordersCopy } from '@niramaya/copy/orders';

/**
 * Returns the sentence of an order about the call of the doctor. The promise counts from the payment, or from the
 * moment at which a missing number was added. `consultation` is null if this device keeps nothing more of it.
 */
export function nextOfOrder(consultation: PaidConsultation | null): string {
  const { phone = '', phoneAddedAtMs } = consultation ?? {};
  const { withNumber, noNumber } = paidConsultationCopy.ofOrder;
  if (!canBePhoneNumber(phone)) return noNumber;
  return withNumber(phoneAddedAtMs === undefined ? null : ordersCopy.moment(phoneAddedAtMs));
}
