import * as z from 'zod/mini';
import { toPaise } from '../rules/money.ts';

// The fields of untrusted data: responses of the API, browser storage and history state.

/** The most characters of a text. No field of this shop is longer, and longer text could fill the storage. */
const longestText = 2000;

/**
 * Text of up to 2000 characters. The limit protects the reader of untrusted data and is no promise of the API. So it is
 * a refinement, which the OpenAPI document leaves out.
 */
export const text = z.string().check(z.refine((value) => value.length <= longestText));
/** Text of 1 to 2000 characters. */
export const filledText = text.check(z.minLength(1));

/**
 * Returns an address that the `src` of an `img` may have: a web address with a path, a relative address, or image data.
 * Returns empty text for every other one; an address with the path '/' is a page.
 */
function shownAddress(address: string): string {
  try {
    // An address such as 'https:picture.svg' is relative to a base of the same protocol, and absolute to another base.
    // So an address counts only if both bases give the same path.
    const onHttp = new URL(address, 'http://shop.invalid');
    const { protocol, pathname } = new URL(address, 'https://shop.invalid');
    const isFile = /^https?:$/.test(protocol) && pathname !== '/' && pathname === onHttp.pathname;
    return isFile || (protocol === 'data:' && /^image\//i.test(pathname)) ? address : '';
  } catch {
    return '';
  }
}

/**
 * The address of a picture. Web addresses, relative ones and image data remain; others, such as `javascript:`, become
 * empty.
 */
export const picture = z.pipe(z.string(), z.transform(shownAddress));

/** The id of a product, brand, offer or member: a positive whole number. */
export const recordId = z.int().check(z.positive());
/** The most packs of a cart line. Multiplied by the highest price, the sum is still exact to the paisa. */
export const mostPacks = 1_000_000;
/** The number of packs in a cart line. */
export const quantity = z.int().check(z.gte(1), z.lte(mostPacks));
/** The stars of a product: 0 to 5. */
export const rating = z.number().check(z.gte(0), z.lte(5));
/** A number from 0 to 100, rounded to two decimals. */
export const percent = z.pipe(
  z.number().check(z.gte(0), z.lte(100)),
  z.transform((value) => Math.round(value * 100) / 100),
);
/** A point in time as milliseconds since 1970, before the year 3000. */
export const moment = z.number().check(z.gte(0), z.lt(Date.UTC(3000, 0)));

/** Rupees, rounded to the paisa. Text counts as its number: some sources write 180 as '180.00'. */
const rupees = (most: number) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value)),
    z.pipe(
      z.number().check(z.gte(0), z.lte(most)),
      z.transform((value) => toPaise(value) / 100),
    ),
  );
/** The price of one pack, in rupees up to a crore (ten million). */
export const price = rupees(10_000_000);
/** A sum in rupees, up to 10^15, so that JavaScript writes it without an exponent. */
export const amount = rupees(1e15);

/** Returns the parsed value, or null if it fails the schema. */
export function parseOrNull<T>(schema: z.ZodMiniType<T>, value: unknown): T | null {
  const result = schema.safeParse(value);
  return result.success ? result.data : null;
}

/**
 * Returns a schema of a list that drops the items that fail the schema of an item. It fails only if there is no list.
 */
export const validItems = <T>(item: z.ZodMiniType<T>) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((items) =>
      items.map((one) => item.safeParse(one)).flatMap(({ success, data }) => (success ? [data] : [])),
    ),
  );

/** Returns a schema that gives null instead of a missing or invalid field, so that the rest of the record stays. */
export const orNull = <T>(field: z.ZodMiniType<T>) => z.catch(z.nullable(field), null);
