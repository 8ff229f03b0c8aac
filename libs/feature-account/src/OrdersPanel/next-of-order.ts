import { canBePhoneNumber, type Order, type PaidConsultation } from '@niramaya/contract';
import { consultNamesCopy } from '@niramaya/copy/consult-names';
import { paidConsultationCopy } from '@niramaya/copy/consult-summary';
import { ordersCopy } from '@niramaya/copy/orders';

/** The time within which a doctor is promised to call, in milliseconds. */
const callWithinMs = 30 * 60 * 1000;

/** The time within which the free tier promises a reply, in milliseconds. */
const replyWithinMs = 48 * 60 * 60 * 1000;

/**
 * Returns the sentence on the card of an order about the call of the doctor. Both promised times, the 30 minutes of a
 * call and the 48 hours of the free tier, count from the payment, or from the moment at which the shopper added a
 * missing phone number. After 30 minutes the sentence says that a doctor would have called by now. It names the 48 hours
 * as long as they are not over.
 *
 * @param consultation Null if this device keeps no details of the consultation.
 * @param nowMs The moment of the sentence, in milliseconds since 1970.
 */
export function nextOfOrder(
  { placedAtMs }: Pick<Order, 'placedAtMs'>,
  consultation: PaidConsultation | null,
  nowMs: number,
): string {
  const { phone = '', phoneAddedAtMs, mode } = consultation ?? {};
  const { withNumber, noNumber, past } = paidConsultationCopy.ofOrder;
  if (!canBePhoneNumber(phone)) return noNumber;
  const waitedMs = nowMs - (phoneAddedAtMs ?? placedAtMs);
  const isReplyDue = waitedMs <= replyWithinMs;
  if (waitedMs > callWithinMs) return past(mode, isReplyDue);
  return withNumber(phoneAddedAtMs === undefined ? null : ordersCopy.moment(phoneAddedAtMs), mode);
}

/**
 * Returns the details of a paid consultation, each with its name. The phone number is one of them if it can be called,
 * and the speciality if it was chosen.
 */
export function detailsOfConsultation({ patient, symptoms, phone, mode, speciality }: PaidConsultation) {
  const details = [
    { name: paidConsultationCopy.for, value: paidConsultationCopy.who(patient) },
    { name: paidConsultationCopy.symptoms, value: paidConsultationCopy.what(symptoms) },
    { name: paidConsultationCopy.how, value: paidConsultationCopy.howOf(mode) },
  ];
  if (canBePhoneNumber(phone)) details.push({ name: paidConsultationCopy.phone, value: phone });
  if (speciality) details.push({ name: paidConsultationCopy.doctor, value: consultNamesCopy.speciality(speciality) });
  return details;
}
