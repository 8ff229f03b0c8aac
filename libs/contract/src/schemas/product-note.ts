import * as z from 'zod/mini';
import { filledText, recordId } from './fields.ts';

/**
 * The id of the product that was opened last. It is stored beside the seven fields of `medicine_details` (STORAGE-07).
 */
export const productNoteSchema = z.object({
  /** The version. It increases when the note changes its shape. */
  v: z.literal(1),
  id: recordId,
  title: filledText,
});
export type ProductNote = z.infer<typeof productNoteSchema>;
