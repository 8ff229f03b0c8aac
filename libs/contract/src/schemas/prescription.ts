import * as z from 'zod/mini';
import { filledText, text, validItems } from './fields.ts';

/** The picture is stored separately, on the device only. */
export const prescriptionSchema = z.object({
  id: filledText,
  /** See `readUserKey`. */
  of: text,
  doctor: filledText,
  writtenOn: z.iso.date(),
  /** Ids of orders. */
  orders: validItems(filledText),
});
export type Prescription = Readonly<z.infer<typeof prescriptionSchema>>;

/** `writtenOn` is '2026-02-03'; empty until a day is chosen. */
export type PrescriptionName = Pick<Prescription, 'doctor' | 'writtenOn'>;

/** In characters. */
export const longestDoctor = 80;

/** In bytes. */
export const largestPicture = 25_000_000;
