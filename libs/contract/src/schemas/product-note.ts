import * as z from 'zod/mini';
import { filledText, recordId } from './fields.ts';

/** The last opened product; `medicine_details` has no id. */
export const productNoteSchema = z.object({
  /** Increases when the note changes its shape. */
  v: z.literal(1),
  id: recordId,
  title: filledText,
});
export type ProductNote = z.infer<typeof productNoteSchema>;
