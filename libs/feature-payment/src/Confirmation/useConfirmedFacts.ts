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
import { consultSummaryCopy, paidConsultationCopy } from '@niramaya/copy/consult-summary';
import { consultTermsCopy } from '@niramaya/copy/consult-terms';
import { longDay } from '@niramaya/copy/long-day';
import { shortDay } from '@niramaya/copy/short-day';
import { parcelLabel } from '@niramaya/copy/delivery';
import { ordersCopy, paidByInWords } from '@niramaya/copy/orders';
import { usePaidConsultation, useStoredPlan } from '@niramaya/data-access';

/** A term and its value. The line breaks of the value are shown. */
export type Fact = readonly [term: string, value: string];

/** The most products that are named. The others are counted. */
const mostNamed = 3;

/** Returns the products of an order, its delivery and its address. Empty without products. */
function factsOfProducts(order: Order): readonly Fact[] {
  const { lines, likelyMs, deliverTo } = order;
  if (lines.length === 0) return [];
  let delivery: string = confirmationCopy.undated;
  if (isAddressMissing(order)) delivery = confirmationCopy.addressMissing;
  else if (likelyMs) {
    const [earliest, latest] = likelyMs;
    delivery = confirmationCopy.likely(shortDay(new Date(earliest)), shortDay(new Date(latest)));
  }
  return [
    [
      confirmationCopy.products,
      confirmationCopy.items(lines.slice(0, mostNamed), Math.max(0, lines.length - mostNamed)),
    ],
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
  if (consultation) {
    const doctor = speciality ? consultNamesCopy.speciality(speciality) : consultSummaryCopy.doctorOnDuty;
    facts.push([paidConsultationCopy.doctor, doctor]);
  }
  return [...facts, [paidConsultationCopy.fee, consultTermsCopy.feeHere]];
}

/**
 * Returns the promise of a call. Empty for a stored consultation without a number that can be called: the screen then
 * shows the form `AddNumber`, which says that no doctor can call. That form needs the details of the consultation, so
 * if they are not stored (null), this text says it.
 */
function promiseOfCall(consultation: PaidConsultation | null): string {
  if (consultation === null) return paidConsultationCopy.ofOrder.noNumber;
  const { phone, phoneAddedAtMs, mode } = consultation;
  const addedOn = phoneAddedAtMs === undefined ? null : ordersCopy.moment(phoneAddedAtMs);
  return canBePhoneNumber(phone) ? paidConsultationCopy.nextText(phone, addedOn, mode) : '';
}

/**
 * Returns the texts about an order that has just been paid:
 *
 * - `title`: the heading.
 * - `call`: for a consultation, what happens next with the doctor, which begins with the sentence that calls the shop a
 *   demonstration, and then with the plan and the parcel, a fact for each. Otherwise it is null.
 * - `payment`: the number and the sum.
 * - `facts`: a list with the consultation, and one with the products, their delivery, the plan, and what happens next
 *   unless `call` has it. The details of a consultation are shown to their owner alone.
 * - `demo`: the sentence that calls the shop a demonstration, or null if `call` has it.
 *
 * @param canAddAddress Whether the address of the order is missing and the shopper can add it.
 */
export function useConfirmedFacts(order: Order, canAddAddress: boolean) {
  const { lines, planRupees, planMonths, paidBy } = order;
  const consultation = usePaidConsultation(order.id);
  const chosenPlan = useStoredPlan();
  // True for an order of a consultation and nothing else, even if its details are not stored.
  const isConsultation = isConsultationAlone(order);
  const hasConsultation = consultation !== null || isConsultation;

  const paid = confirmationCopy.paidText(formatRupees(order.totalRupees), paidBy && paidByInWords(paidBy));
  const { nextOf, nextText } = confirmationCopy;
  let keyOfParcel: 'order' | 'addressMissing' | 'noAddress' = 'order';
  if (isAddressMissing(order)) keyOfParcel = canAddAddress ? 'addressMissing' : 'noAddress';
  const nexts: Fact[] = [];
  if (planRupees > 0) nexts.push([nextOf.plan, nextText.plan]);
  // An order without lines, plan and consultation is a damaged order of products.
  if (lines.length > 0 || (planRupees === 0 && !isConsultation)) nexts.push([nextOf.parcel, nextText[keyOfParcel]]);
  if (hasConsultation) {
    const doctorTexts = [paidConsultationCopy.demo(consultation?.mode), promiseOfCall(consultation)];
    nexts.unshift([nextOf.doctor, doctorTexts.filter(Boolean).join('\n')]);
  }
  // A single fact needs no name of its own.
  const next: readonly Fact[] = nexts.length === 1 ? [[confirmationCopy.next, nexts[0]![1]]] : nexts;

  const bought: Fact[] = [...factsOfProducts(order)];
  if (planRupees > 0) {
    const lastDay = new Date(beginOfIndianDay(lastDayOfPlan(order.placedAtMs, planMonths)));
    bought.push([confirmationCopy.plan, confirmationCopy.months(planMonths, longDay(lastDay))]);
  }
  // A payment for a cart leaves the plan chosen (CONST-54).
  if (planRupees === 0 && lines.length > 0 && chosenPlan !== null)
    bought.push([confirmationCopy.plan, confirmationCopy.planNotBought(chosenPlan.months)]);
  const payment: readonly Fact[] = [
    [confirmationCopy.number, order.id],
    [confirmationCopy.paid, paid],
  ];
  const facts: readonly (readonly Fact[])[] = hasConsultation
    ? [factsOfConsultation(consultation), bought].filter(({ length }) => length > 0)
    : [[...bought, ...next]];

  let title: string = confirmationCopy.title.order;
  if (hasConsultation) {
    title = confirmationCopy.title.consultation;
    if (lines.length > 0) title = confirmationCopy.title.both;
    else if (planRupees > 0) title = confirmationCopy.title.withPlan;
  } else if (lines.length === 0 && planRupees > 0) title = confirmationCopy.title.plan;
  return {
    title,
    call: hasConsultation ? next : null,
    payment,
    facts,
    demo: hasConsultation ? null : confirmationCopy.demo,
  };
}
