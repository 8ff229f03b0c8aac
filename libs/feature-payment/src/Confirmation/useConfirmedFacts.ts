import {
  beginOfIndianDay,
  canBePhoneNumber,
  formatRupees,
  isAddressMissing,
  isConsultationAlone,
  lastDayOfPlan,
  type Order,
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

/**
 * Returns the texts about an order that has just been paid: `title`, the terms and values of its `facts`, and the
 * sentence that calls the shop a demonstration. The facts are the number, the payment, the products with their delivery,
 * the plan, the consultation, and what happens next. The details of a consultation are shown to their owner alone.
 */
export function useConfirmedFacts(order: Order) {
  const { lines, planRupees, planMonths, paidBy } = order;
  const consultation = usePaidConsultation(order.id);
  const isConsultation = isConsultationAlone(order);
  const hasConsultation = consultation !== null || isConsultation;
  const { patient = null, symptoms = [], phone = '', phoneAddedAtMs } = consultation ?? {};

  const paid = confirmationCopy.paidText(formatRupees(order.totalRupees), paidBy && paidByInWords(paidBy));
  const next: string[] = [];
  if (hasConsultation) {
    const addedOn = phoneAddedAtMs === undefined ? null : ordersCopy.moment(phoneAddedAtMs);
    next.push(paidConsultationCopy.nextText(canBePhoneNumber(phone) ? phone : '', addedOn));
  }
  if (planRupees > 0) next.push(confirmationCopy.nextText.plan);
  else if (!isConsultation) next.push(confirmationCopy.nextText.order);

  const facts: Fact[] = [[confirmationCopy.number, order.id], [confirmationCopy.paid, paid], ...factsOfProducts(order)];
  if (planRupees > 0) {
    const lastDay = new Date(beginOfIndianDay(lastDayOfPlan(order.placedAtMs, planMonths)));
    facts.push([confirmationCopy.plan, confirmationCopy.months(planMonths, longDay(lastDay))]);
  }
  if (hasConsultation) {
    facts.push(
      [paidConsultationCopy.for, paidConsultationCopy.who(patient)],
      [paidConsultationCopy.symptoms, paidConsultationCopy.what(symptoms)],
      [paidConsultationCopy.how, paidConsultationCopy.howOf(consultation?.mode)],
    );
    if (consultation?.speciality)
      facts.push([paidConsultationCopy.doctor, consultNamesCopy.speciality(consultation.speciality)]);
    facts.push([paidConsultationCopy.fee, consultTermsCopy.fee]);
  }
  facts.push([confirmationCopy.next, next.join(' ')]);

  let title = confirmationCopy.title.order;
  if (lines.length === 0 && hasConsultation) title = confirmationCopy.title.consultation;
  else if (lines.length === 0 && planRupees > 0) title = confirmationCopy.title.plan;
  return { title, facts, demo: hasConsultation ? paidConsultationCopy.demo : confirmationCopy.demo };
}
