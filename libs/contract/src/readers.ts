// Written by hand: one record read with zod/mini adds 4.6 kB to every page. Six pages then exceed their budget
// (decision 0026).

/** Parses a value. It returns undefined if the value does not have the type. */
export type Reader<T> = (value: unknown) => T | undefined;

/** A string, which may be empty. */
export const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined);
/** A string that is not empty. */
export const filledText: Reader<string> = (value) => text(value) || undefined;
/**
 * The address of a picture: on the web, relative, or a data URL of an image. Any other address becomes the empty
 * string. Other code may have written what is in storage, so the reader refuses `javascript:` and similar addresses.
 */
export const picture: Reader<string> = (value) => {
  if (typeof value !== 'string') return undefined;
  try {
    // Parse it as the browser does: in upper or lower case, and with tabs or line breaks inside.
    const { protocol, pathname } = new URL(value, 'https://shop.invalid');
    return /^https?:$/.test(protocol) || (protocol === 'data:' && /^image\//i.test(pathname)) ? value : '';
  } catch {
    return '';
  }
};
/** A finite number. */
export const number: Reader<number> = (value) => (Number.isFinite(value) ? (value as number) : undefined);
/** A number of packs: a whole number of at least 1. */
export const quantity: Reader<number> = (value) =>
  Number.isSafeInteger(value) && (value as number) >= 1 ? (value as number) : undefined;

/** A stored price: a number, or a string with a number ('180.00'). Both are read the same way (AMB-54). */
export const storedRupees: Reader<number> = (value) => {
  const rupees = number(typeof value === 'string' && value.trim() !== '' ? Number(value) : value);
  return rupees !== undefined && rupees >= 0 ? rupees : undefined;
};

/**
 * Parses the named fields of an object and drops the rest. It returns null if a field is missing or has another type.
 */
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
