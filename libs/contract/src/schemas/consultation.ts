import * as z from 'zod/mini';
import { CONSULT_MODES, CONSULT_SPECIALITIES } from './consult-choices.ts';
import { filledText, moment, orNull, text, validItems } from './fields.ts';
import { GENDERS } from './vocabulary.ts';

/**
 * What a shopper said about a consultation before it was paid. It is health data, so it is a record apart from the
 * order: a guest's orders are shown to the next person at the same device, and this record to its owner alone. Mode and
 * speciality are stored nowhere before the payment (requirements AMB-62 and SPECIALITY-18 in `docs/requirements.md`),
 * and here only if they were chosen.
 */
export const paidConsultationSchema = z.object({
  /** The number of the order, such as 'NM-7K3F9Q'. */
  orderId: filledText,
  /** The user key of the owner (`readUserKey` in data-access). */
  of: text,
  /** Null if no patient was chosen. */
  patient: orNull(z.object({ name: filledText, age: z.union([text, z.number()]), gender: z.enum(GENDERS) })),
  symptoms: z.catch(validItems(text), []),
  /** The phone number as the shopper typed it, or an empty text without one. */
  phone: z.catch(text, ''),
  /** The moment at which the phone number was added after the payment; undefined if it was given before. */
  phoneAddedAtMs: z.catch(z.optional(moment), undefined),
  /** The chosen way to talk to the doctor; undefined without one. */
  mode: z.catch(z.optional(z.enum(CONSULT_MODES)), undefined),
  /** The chosen kind of doctor; undefined without one. */
  speciality: z.catch(z.optional(z.enum(CONSULT_SPECIALITIES)), undefined),
});
/** A consultation that was paid, as `paidConsultationSchema` describes it. */
export type PaidConsultation = z.infer<typeof paidConsultationSchema>;
