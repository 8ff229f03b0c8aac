// By hand: one record read with zod/mini is 4.6 kB on every page, and takes six of them over their budget (decision 0026).

/** Answers undefined for what is not of its kind. */
export type Reader<T> = (value: unknown) => T | undefined;

/** A text, the empty one included. */
export const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined);
/** A text with something in it. */
export const filledText: Reader<string> = (value) => text(value) || undefined;
/**
 * The address of a picture, empty where it is none that may be shown: of the web, relative, or a picture in itself.
 * What storage holds may have been written by others, so that `javascript:` and its like are refused.
 */
export const picture: Reader<string> = (value) => {
  if (typeof value !== 'string') return undefined;
  try {
    // As the browser reads it: with letters of either case, and tabs or line breaks in between.
    const { protocol, pathname } = new URL(value, 'https://shop.invalid');
    return /^https?:$/.test(protocol) || (protocol === 'data:' && /^image\//i.test(pathname)) ? value : '';
  } catch {
    return '';
  }
};
/** A finite number. */
export const number: Reader<number> = (value) => (Number.isFinite(value) ? (value as number) : undefined);
/** A count of packs: a whole number from 1 on. */
export const quantity: Reader<number> = (value) =>
  Number.isSafeInteger(value) && (value as number) >= 1 ? (value as number) : undefined;

/** A price as stored: a number, or the text of one ('180.00'), read alike (AMB-54). */
export const storedRupees: Reader<number> = (value) => {
  const rupees = number(typeof value === 'string' && value.trim() !== '' ? Number(value) : value);
  return rupees !== undefined && rupees >= 0 ? rupees : undefined;
};

/** Reads the named fields of an object and drops the rest; null when one of them is missing or of another kind. */
export const reader =
  <T extends object>(fields: { readonly [K in keyof T]: Reader<T[K]> }) =>
  (value: unknown): T | null => {
    if (typeof value !== 'object' || value === null) return null;
    const read: Partial<T> = {};
    for (const name of Object.keys(fields) as (keyof T)[]) {
      const field = fields[name]((value as T)[name]);
      if (field === undefined) return null;
      read[name] = field;
    }
    return read as T;
  };
