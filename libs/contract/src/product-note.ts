import { filledText, quantity, reader, type Reader } from './readers.ts';

/** Which number the product has that was opened last, beside the seven fields of `medicine_details` (STORAGE-07). */
export interface ProductNote {
  /** Goes up when the note changes its shape. */
  v: 1;
  id: number;
  title: string;
}

const thisVersion: Reader<1> = (value) => (value === 1 ? value : undefined);

/** A note as stored, or null for what is none. */
export const readProductNote = reader<ProductNote>({ v: thisVersion, id: quantity, title: filledText });
