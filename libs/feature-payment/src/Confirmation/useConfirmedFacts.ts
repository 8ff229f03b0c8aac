import {
  beginOfIndianDay,
  canBePhoneNumber,
  formatRupees,
  isAddressMissing,
  isConsultationAlone,
  lastDayOfPlan,
  type Order,
  type PaidConsultation,
} from '@niramaya/contract';
import { confirmationCopy } from '@niramaya/copy/confirmation';
import { consultNamesCopy } from '@niramaya/copy/consult-names';
import { paidConsultationCopy } from '@niramaya/copy/consult-summary';
import { consultTermsCopy } from '@niramaya/copy/consult-terms';
import { longDay } from '@niramaya/copy/long-day';
import { shortDay } from '@niramaya/copy/short-day';
import { parcelLabel } from '@niramaya/copy/delivery';
import { ordersCopy, paidByInWords } from '@niramaya/copy/orders';
import { usePaidConsultation } from '@niramaya/data-access';

type Fact = readonly [term: string, value: string];

/** Returns the products of an order, its delivery and its address. Empty without products. */
function factsOfProducts(order: Order): readonly Fact[] {
  const { lines, likelyMs, deliverTo } = order;
  const [first] = lines;
  if (first === undefined) return [];
  let delivery: string = confirmationCopy.undated;
  if (isAddressMissing(order)) delivery = confirmationCopy.addressMissing;
  else if (likelyMs) {
    const [earliest, latest] = likelyMs;
    delivery = confirmationCopy.likely(shortDay(new Date(earliest)), shortDay(new Date(latest)));
  }
  return [
    [confirmationCopy.products, confirmationCopy.items(first.title, lines.length - 1)],
    [confirmationCopy.delivery, delivery],
    [confirmationCopy.deliverTo, deliverTo ? parcelLabel(deliverTo) : confirmationCopy.noAddress],
  ];
}

/** Returns the details of a consultation, without the promise of a call. Null means details that are not stored. */
function factsOfConsultation(consultation: PaidConsultation | null): readonly Fact[] {
  const { patient = null, symptoms = [], mode, speciality } = consultation ?? {};
  const facts: Fact[] = [
    [paidConsultationCopy.for, paidConsultationCopy.who(patient)],
    [paidConsultationCopy.symptoms, paidConsultationCopy.what(symptoms)],
    [paidConsultationCopy.how, paidConsultationCopy.howOf(mode)],
  ];
  if (speciality) facts.push([paidConsultationCopy.doctor, consultNamesCopy.speciality(speciality)]);
  return [...facts, [paidConsultationCopy.fee, consultTermsCopy.feeHere]];
}

/**
 * Returns the promise of a call. Empty for a stored consultation without a number that can be called: the screen then
 * shows the form `AddNumber`, which says that no doctor can call. That form needs the details of the consultation, so
 * if they are not stored (null), this text says it.
 */
function promiseOfCall(consultation: PaidConsultation | null): string {
  if (consultation === null) return paidConsultationCopy.ofOrder.noNumber;
  const { phone, phoneAddedAtMs } = consultation;
  const addedOn = phoneAddedAtMs === undefined ? null : ordersCopy.moment(phoneAddedAtMs);
  return canBePhoneNumber(phone) ? paidConsultationCopy.nextText(phone, addedOn) : '';
}

/**
 * Returns the texts about an order that has just been paid: `title`, the terms and values of its `facts`, and the
 * sentence that calls the shop a demonstration. The facts are the number, the payment, the consultation, the products
 * with their delivery, and the plan. The fact 'what happens next' is directly after the consultation, or last if
 * there is none. The details of a consultation are shown to their owner alone: `usePaidConsultation` returns null for
 * others.
 */
export function useConfirmedFacts(order: Order) {
  const { lines, planRupees, planMonths, paidBy } = order;
  const consultation = usePaidConsultation(order.id);
  // True for an order of a consultation and nothing else, even if its details are not stored.
  const isConsultation = isConsultationAlone(order);
  const hasConsultation = consultation !== null || isConsultation;

  const paid = confirmationCopy.paidText(formatRupees(order.totalRupees), paidBy && paidByInWords(paidBy));
  const nextTexts = [hasConsultation ? promiseOfCall(consultation) : ''];
  if (planRupees > 0) nextTexts.push(confirmationCopy.nextText.plan);
  else if (!isConsultation) nextTexts.push(confirmationCopy.nextText.order);
  const nextText = nextTexts.filter(Boolean).join(' ');
  const next: readonly Fact[] = nextText === '' ? [] : [[confirmationCopy.next, nextText]];

  const bought: Fact[] = [...factsOfProducts(order)];
  if (planRupees > 0) {
    const lastDay = new Date(beginOfIndianDay(lastDayOfPlan(order.placedAtMs, planMonths)));
    bought.push([confirmationCopy.plan, confirmationCopy.months(planMonths, longDay(lastDay))]);
  }
  const facts: readonly Fact[] = [
    [confirmationCopy.number, order.id],
    [confirmationCopy.paid, paid],
    ...(hasConsultation ? [...factsOfConsultation(consultation), ...next, ...bought] : [...bought, ...next]),
  ];

  let title: string = confirmationCopy.title.order;
  if (hasConsultation) title = confirmationCopy.title[lines.length > 0 ? 'both' : 'consultation'];
  else if (lines.length === 0 && planRupees > 0) title = confirmationCopy.title.plan;
  return { title, facts, demo: hasConsultation ? paidConsultationCopy.demo : confirmationCopy.demo };
}
