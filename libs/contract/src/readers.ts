import { toPaise } from './rules/money.ts';

// Written by hand: one record read with zod/mini adds 4.6 kB to every page. Six pages then exceed their budget
// (decision 0026).

/** Parses a value. It returns undefined if the value does not have the type. */
export type Reader<T> = (value: unknown) => T | undefined;

/** The longest text that is read, in characters: several times the longest that the shop writes. */
const longestText = 2000;

/** A string of bounded length, which may be empty. */
export const text: Reader<string> = (value) =>
  typeof value === 'string' && value.length <= longestText ? value : undefined;
/** A string of bounded length that is not empty. */
export const filledText: Reader<string> = (value) => text(value) || undefined;
/**
 * The address of a picture: on the web, relative, or a data URL of an image. Any other address becomes the empty
 * string. Other code may write to storage too, so the reader refuses `javascript:` and similar addresses. It
 * also refuses `https:` and `#`, which lead to no file.
 */
export const picture: Reader<string> = (value) => {
  if (typeof value !== 'string') return undefined;
  try {
    // Parse it as the browser does: in upper or lower case, and with tabs or line breaks inside. With a base of the same
    // protocol, `https:` would be a relative address.
    const onHttp = new URL(value, 'http://shop.invalid');
    const { protocol, pathname } = new URL(value, 'https://shop.invalid');
    const isFile = /^https?:$/.test(protocol) && pathname !== '/' && pathname === onHttp.pathname;
    return isFile || (protocol === 'data:' && /^image\//i.test(pathname)) ? value : '';
  } catch {
    return '';
  }
};

/** A finite number within bounds, both included. */
const within =
  (least: number, most: number): Reader<number> =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most ? value : undefined;
const whole =
  (read: Reader<number>): Reader<number> =>
  (value) =>
    Number.isInteger(value) ? read(value) : undefined;

/** A finite number. */
export const number: Reader<number> = within(-Number.MAX_VALUE, Number.MAX_VALUE);
/** The number of a record: a whole number of at least 1. */
export const recordId: Reader<number> = whole(within(1, Number.MAX_SAFE_INTEGER));
/** The most packs in a line of the cart. Together with the highest price, the sum is exact to the paisa. */
export const mostPacks = 1_000_000;
/** A number of packs: a whole number of at least 1. */
export const quantity: Reader<number> = whole(within(1, mostPacks));
/** A rating from 0 to 5. */
export const rating: Reader<number> = within(0, 5);
/** A percentage from 0 to 100, rounded to hundredths. */
export const percent: Reader<number> = (value) => {
  const read = within(0, 100)(value);
  return read === undefined ? undefined : Math.round(read * 100) / 100;
};
/** A moment in milliseconds since 1970, before the year 3000. `Date` can also render the days around it. */
export const moment: Reader<number> = within(0, Date.UTC(3000, 0) - 1);

/** An amount in rupees: a number, or a string with a number ('180.00'). Both are read the same way (AMB-54). */
const rupees =
  (most: number): Reader<number> =>
  (value) => {
    const read = within(0, most)(typeof value === 'string' && value.trim() !== '' ? Number(value) : value);
    return read === undefined ? undefined : toPaise(read) / 100;
  };
/** A price in rupees, up to a crore and rounded to paise. */
export const price: Reader<number> = rupees(10_000_000);
/** A sum of prices in rupees, rounded to paise. It is below the numbers that JavaScript writes with an exponent. */
export const amount: Reader<number> = rupees(1e15);

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
