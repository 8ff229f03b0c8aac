import { filledText, reader, recordId, type Reader } from './readers.ts';

/**
 * The id of the product that was opened last. It is stored beside the seven fields of `medicine_details` (STORAGE-07).
 */
export interface ProductNote {
  /** The version. It increases when the note changes its shape. */
  v: 1;
  id: number;
  title: string;
}

const thisVersion: Reader<1> = (value) => (value === 1 ? value : undefined);

/** Parses a stored note. It returns null if it is not valid. */
export const readProductNote = reader<ProductNote>({ v: thisVersion, id: recordId, title: filledText });
