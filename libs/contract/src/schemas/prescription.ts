import * as z from 'zod/mini';
import { filledText, text, validItems } from './fields.ts';

/** The data by which a shopper finds a prescription. */
export interface PrescriptionName {
  /** The name on the paper: 'Dr. Asha Rao'. */
  readonly doctor: string;
  /** The day on the paper: '2026-02-03'. It is empty until a day is chosen. */
  readonly writtenOn: string;
}

/** A prescription with its owner and its orders. Its picture is stored beside it, on the device only. */
export interface Prescription extends PrescriptionName {
  readonly id: string;
  /** The owner, as `personOf` names people. */
  readonly of: string;
  /** The numbers of the orders whose receipts it is attached to: 'NM-7K3F9Q'. */
  readonly orders: readonly string[];
}

/** A stored prescription, without its picture. */
export const prescriptionSchema = z.object({
  id: filledText,
  of: text,
  doctor: filledText,
  writtenOn: z.iso.date(),
  orders: validItems(filledText),
});

/** The maximum number of characters in the name of a doctor. */
export const longestDoctor = 80;

/** The largest picture file that the shop reads, in bytes. It stores a twentieth of that, or less. */
export const largestPicture = 25_000_000;
