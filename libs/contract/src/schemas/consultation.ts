import * as z from 'zod/mini';
import { filledText, orNull, text, validItems } from './fields.ts';
import { GENDERS } from './vocabulary.ts';

/**
 * What a shopper said about a consultation before it was paid. It is health data, so it is a record apart from the
 * order: a guest's orders are shown to the next person at the same device, and this record to its owner alone. Mode and
 * speciality are missing, because neither is stored (AMB-62, SPECIALITY-18).
 */
export const paidConsultationSchema = z.object({
  /** The number of the order, such as 'NM-7K3F9Q'. */
  orderId: filledText,
  /** The user key of the owner (`readUserKey` in data-access). */
  of: text,
  /** Null if no patient was chosen. */
  patient: orNull(z.object({ name: filledText, age: z.union([text, z.number()]), gender: z.enum(GENDERS) })),
  symptoms: z.catch(validItems(text), []),
  /** As it was typed; empty without a number. */
  phone: z.catch(text, ''),
});
/** A consultation that was paid, as `paidConsultationSchema` describes it. */
export type PaidConsultation = z.infer<typeof paidConsultationSchema>;
