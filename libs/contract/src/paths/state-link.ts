import {
  offerState,
  topicIn,
  type ConsultState,
  type FromPaymentState,
  type OfferState,
  type TopicState,
} from '../schemas/history-state.ts';
import type { Offer } from '../schemas/api.ts';
import { LANGUAGE_PARAMETER } from '../rules/language.ts';
import { paths, type Path } from './paths.ts';
import { readRecordId } from './record-id.ts';

// A document that a link opens in a new tab, or before hydration, has no history state. The query in `href` therefore
// carries what the history state carries after a click in the same tab. Such a click opens `to`, the path without a
// query, because the requirements fix the address that the shopper sees.

const offerParameter = 'offer';
const topicParameter = 'topic';
const fromConsultation = '?from=consultation';

/** Returns the link to the listing with an offer above its products. Another tab fetches the offer by its number. */
export const linkToOffer = (
  offer: Offer,
): { readonly href: string; readonly to: Path; readonly state: OfferState } => ({
  href: `${paths.medicines}?${new URLSearchParams({ [offerParameter]: `${offer.id}` })}`,
  to: paths.medicines,
  state: offerState(offer),
});

/** Returns the number of the offer in a query, NaN for a damaged one, or null without one. */
export function readOfferLink(query: string): number | null {
  const id = new URLSearchParams(query).get(offerParameter);
  return id === null ? null : readRecordId(id);
}

/** Returns the link to a later step of the consultation. */
export const linkInConsultation = (to: Path) => ({
  href: `${to}${fromConsultation}`,
  to,
  state: { consult: true } satisfies ConsultState,
});

/**
 * The links to the five steps of a consultation, in their order. Only the last two carry a state: the screens of the
 * care plan and of the payment are also opened outside a consultation.
 */
export const consultationLinks = [
  { href: paths.patients },
  { href: paths.symptoms },
  { href: paths.specialities },
  linkInConsultation(paths.carePlan),
  linkInConsultation(paths.payment),
] as const;

/** Returns the link from the payment to a step of its consultation: 0 is the patient, 1 the symptoms, 2 the doctor. */
export const changeConsultationLink = (step: 0 | 1 | 2) => ({
  href: consultationLinks[step].href,
  state: { fromPayment: true } satisfies FromPaymentState,
});

/** Returns the link to the listing from a topic: the name of a concern, a brand, a lab test or a menu entry. */
export const linkToTopic = (topic: string) => ({
  href: `${paths.medicines}?${new URLSearchParams({ [topicParameter]: topic })}`,
  to: paths.medicines,
  state: { topic } satisfies TopicState,
});

/**
 * Returns the history state that is in the query of a document (`linkInConsultation`, `linkToTopic`), or null. The
 * parameter of the language is ignored.
 */
export function stateOfLink(query: string): ConsultState | TopicState | null {
  const search = new URLSearchParams(query);
  search.delete(LANGUAGE_PARAMETER);
  if (`?${search}` === fromConsultation) return { consult: true };
  const parameters = [...search];
  const topic = parameters.length === 1 ? topicIn(Object.fromEntries(parameters)) : null;
  return topic === null ? null : { topic };
}
