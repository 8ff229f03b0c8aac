import * as z from 'zod/mini';
import { toPaise } from '../rules/money.ts';

// Untrusted data: API responses, browser storage and history state.

/** In characters. */
const longestText = 2000;

/** A refinement, because the limit is no part of the OpenAPI description. */
export const text = z.string().check(z.refine((value) => value.length <= longestText));
/** Text of 1 to 2000 characters. */
export const filledText = text.check(z.minLength(1));

function shownAddress(address: string): string {
  try {
    // With a base of the same protocol, `https:` would be a relative address.
    const onHttp = new URL(address, 'http://shop.invalid');
    const { protocol, pathname } = new URL(address, 'https://shop.invalid');
    const isFile = /^https?:$/.test(protocol) && pathname !== '/' && pathname === onHttp.pathname;
    return isFile || (protocol === 'data:' && /^image\//i.test(pathname)) ? address : '';
  } catch {
    return '';
  }
}

/** Allows web, relative and image data addresses; others, such as `javascript:`, become empty. */
export const picture = z.pipe(z.string(), z.transform(shownAddress));

export const recordId = z.int().check(z.positive());
/** Multiplied by the highest price, the sum is exact to the paisa. */
export const mostPacks = 1_000_000;
export const quantity = z.int().check(z.gte(1), z.lte(mostPacks));
export const rating = z.number().check(z.gte(0), z.lte(5));
/** 0 to 100, rounded to two decimals. */
export const percent = z.pipe(
  z.number().check(z.gte(0), z.lte(100)),
  z.transform((value) => Math.round(value * 100) / 100),
);
/** Milliseconds since 1970. */
export const moment = z.number().check(z.gte(0), z.lt(Date.UTC(3000, 0)));

/** '180.00' equals 180. */
const rupees = (most: number) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value)),
    z.pipe(
      z.number().check(z.gte(0), z.lte(most)),
      z.transform((value) => toPaise(value) / 100),
    ),
  );
/** Rupees, up to a crore. */
export const price = rupees(10_000_000);
/** Rupees, below the numbers that JavaScript writes with an exponent. */
export const amount = rupees(1e15);

/** Returns null if the value fails the schema. */
export function parseOrNull<T>(schema: z.ZodMiniType<T>, value: unknown): T | null {
  const result = schema.safeParse(value);
  return result.success ? result.data : null;
}

/** A list without the items that fail the schema. */
export const validItems = <T>(item: z.ZodMiniType<T>) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((items) =>
      items.map((one) => item.safeParse(one)).flatMap(({ success, data }) => (success ? [data] : [])),
    ),
  );

/** Null if missing or invalid. */
export const orNull = <T>(field: z.ZodMiniType<T>) => z.catch(z.nullable(field), null);
