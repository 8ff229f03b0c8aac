import * as z from 'zod/mini';
import { filledText, text, validItems } from './fields.ts';

export interface PrescriptionName {
  readonly doctor: string;
  /** '2026-02-03'; empty until a day is chosen. */
  readonly writtenOn: string;
}

/** The picture is stored separately, on the device only. */
export interface Prescription extends PrescriptionName {
  readonly id: string;
  /** See `readUserKey`. */
  readonly of: string;
  /** Ids of orders. */
  readonly orders: readonly string[];
}

export const prescriptionSchema = z.object({
  id: filledText,
  of: text,
  doctor: filledText,
  writtenOn: z.iso.date(),
  orders: validItems(filledText),
});

/** In characters. */
export const longestDoctor = 80;

/** In bytes. */
export const largestPicture = 25_000_000;
