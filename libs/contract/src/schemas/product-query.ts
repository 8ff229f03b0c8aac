import { z } from 'zod';
import { MAX_RECORD_ID } from '../paths/record-id.ts';
import { policy } from '../rules/policy.ts';
import { plainText } from './plain-text.ts';

/**
 * Returns the schema of a parameter that may be repeated. Express gives a single value as text, and repeated ones as a
 * list; the result is always a list. The override writes only the list into the OpenAPI document.
 */
const repeatable = <T extends z.ZodType>(value: T, maxTimes: number, description: string) =>
  z
    .union(
      [z.array(value).max(maxTimes), value.transform((single) => [single])],
      `may be given up to ${maxTimes} times, each a usable value`,
    )
    .default([])
    .meta({
      description,
      override: ({ jsonSchema }: { jsonSchema: { anyOf?: object[] } }) => {
        Object.assign(jsonSchema, jsonSchema.anyOf?.[0]);
        delete jsonSchema.anyOf;
      },
    });

/** Returns the schema of a whole number, written in digits. */
const wholeNumber = (min: number, max: number) => {
  const form = `has to be one whole number from ${min} to ${max}`;
  return z
    .string(form)
    .regex(/^\d{1,9}$/, form)
    .transform(Number)
    .pipe(z.number(form).min(min, form).max(max, form))
    .meta({ override: { type: 'integer', minimum: min, maximum: max, pattern: undefined } });
};

/**
 * Returns the schema of a word of a list. An empty value equals none, so a client may always send both sort parameters.
 */
const choice = <const T extends string>(values: readonly T[]) =>
  z
    .enum(['', ...values], `has to be one of ${values.join(', ')}`)
    .transform((value) => (value === '' ? undefined : (value as T)))
    .optional();

/**
 * The query of `GET /products`. Parameters with unknown names are ignored, invalid values of known ones refused. An
 * unknown category is valid, and matches no product.
 */
export const productQuerySchema = z.object({
  category: repeatable(plainText(100), 20, 'Any of these categories; an unknown one matches nothing'),
  rating: repeatable(wholeNumber(1, 5), 20, 'Any of these ratings'),
  id: repeatable(wholeNumber(1, MAX_RECORD_ID), 100, 'Any of these products'),
  q: plainText(policy.longestSearch)
    .optional()
    .meta({
      description: `Words of the title. At most the first ${policy.maxSearchWords} are read, and of these the first twelve words or amounts count; a typing error is forgiven, but not in a text between double quotes`,
    }),
  _sort: choice(['price']).meta({
    description:
      'The field to sort by. Without it, a search has the best match first, and any other list is in the order of the ids',
  }),
  _order: choice(['asc', 'desc']).meta({
    description: 'The direction of the sort, `asc` if it is missing; ignored without `_sort`',
  }),
  _page: wholeNumber(1, policy.maxPage).optional().meta({ description: 'Which page, from 1', example: 1 }),
  _limit: wholeNumber(1, policy.maxListLength)
    .optional()
    .meta({
      description: `Products a page; ${policy.pageSize} where only the page is given`,
      example: policy.pageSize,
    }),
});
/** A query that `productQuerySchema` has parsed. */
export type ProductQuery = z.infer<typeof productQuerySchema>;
