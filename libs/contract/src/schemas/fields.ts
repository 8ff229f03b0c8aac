import * as z from 'zod/mini';
import { toPaise } from '../rules/money.ts';

// The fields of data that the browser reads: API responses, browser storage and history state. Other code may have
// written the latter two.

/** The longest text that is read, in characters: several times the longest that the shop writes. */
const longestText = 2000;

/** A string of bounded length, which may be empty. A refinement, because the limit is no part of the OpenAPI description. */
export const text = z.string().check(z.refine((value) => value.length <= longestText));
/** A string of bounded length that is not empty. */
export const filledText = text.check(z.minLength(1));

function shownAddress(address: string): string {
  try {
    // Parse it as the browser does: in upper or lower case, and with tabs or line breaks inside. With a base of the same
    // protocol, `https:` would be a relative address.
    const onHttp = new URL(address, 'http://shop.invalid');
    const { protocol, pathname } = new URL(address, 'https://shop.invalid');
    const isFile = /^https?:$/.test(protocol) && pathname !== '/' && pathname === onHttp.pathname;
    return isFile || (protocol === 'data:' && /^image\//i.test(pathname)) ? address : '';
  } catch {
    return '';
  }
}

/**
 * The address of a picture: on the web, relative, or a data URL of an image. Any other address becomes the empty
 * string, such as `javascript:`, and also `https:` and `#`, which lead to no file.
 */
export const picture = z.pipe(z.string(), z.transform(shownAddress));

/** The number of a record: a whole number of at least 1. */
export const recordId = z.int().check(z.positive());
/** The most packs in a line of the cart. Together with the highest price, the sum is exact to the paisa. */
export const mostPacks = 1_000_000;
/** A number of packs: a whole number of at least 1. */
export const quantity = z.int().check(z.gte(1), z.lte(mostPacks));
/** A rating from 0 to 5. */
export const rating = z.number().check(z.gte(0), z.lte(5));
/** A percentage from 0 to 100, rounded to hundredths. */
export const percent = z.pipe(
  z.number().check(z.gte(0), z.lte(100)),
  z.transform((value) => Math.round(value * 100) / 100),
);
/** A moment in milliseconds since 1970, before the year 3000. `Date` can also render the days around it. */
export const moment = z.number().check(z.gte(0), z.lt(Date.UTC(3000, 0)));

/** An amount in rupees: a number, or a string with a number ('180.00'). Both are read the same way (AMB-54). */
const rupees = (most: number) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value)),
    z.pipe(
      z.number().check(z.gte(0), z.lte(most)),
      z.transform((value) => toPaise(value) / 100),
    ),
  );
/** A price in rupees, up to a crore and rounded to paise. */
export const price = rupees(10_000_000);
/** A sum of prices in rupees, rounded to paise. It is below the numbers that JavaScript writes with an exponent. */
export const amount = rupees(1e15);

/** Parses a value with a schema. It returns null if the value is not valid. */
export function parseOrNull<T>(schema: z.ZodMiniType<T>, value: unknown): T | null {
  const result = schema.safeParse(value);
  return result.success ? result.data : null;
}

/** A list whose invalid items are left out. */
export const validItems = <T>(item: z.ZodMiniType<T>) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((items) =>
      items.flatMap((one): T[] => {
        const result = item.safeParse(one);
        return result.success ? [result.data] : [];
      }),
    ),
  );

/** A field that is null if it is missing or not valid. */
export const orNull = <T>(field: z.ZodMiniType<T>) => z.catch(z.nullable(field), null);
