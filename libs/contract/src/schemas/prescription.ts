import * as z from 'zod/mini';
import { filledText, text, validItems } from './fields.ts';

/** A prescription that the shopper has photographed. It and its picture are stored on the device only, separately. */
export const prescriptionSchema = z.object({
  id: filledText,
  /** The user key of the owner (`readUserKey` in data-access), empty for a guest. */
  of: text,
  doctor: filledText,
  /** The day on the prescription, such as '2026-02-03'. */
  writtenOn: z.iso.date(),
  /** The ids of the orders for which the shopper has used it. */
  orders: validItems(filledText),
});
/** A prescription without its picture. */
export type Prescription = Readonly<z.infer<typeof prescriptionSchema>>;

/** The fields that the shopper fills in. `writtenOn` is empty until a day is chosen. */
export type PrescriptionDetails = Pick<Prescription, 'doctor' | 'writtenOn'>;

/** The most characters of a doctor's name that the form accepts. The schema does not check it. */
export const maxDoctorNameLength = 80;

/** The largest file that can be chosen as a picture, in bytes. */
export const maxPictureBytes = 25_000_000;
