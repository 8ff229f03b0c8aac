import type { z } from 'zod';
import { HttpProblem } from './http-problem.ts';

/**
 * Returns the value as the schema parses it. Throws HttpProblem 400, which names the wrong fields but never repeats a
 * value.
 *
 * @param what The part of the request that the value comes from, for the sentence of the problem.
 */
export function validate<S extends z.ZodType>(schema: S, value: unknown, what: 'query' | 'body'): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(({ path, message }) => ({ field: path.map(String).join('.'), message }));
  const fields = [...new Set(errors.map(({ field }) => field).filter(Boolean))].join(', ');
  throw new HttpProblem(
    'bad-value',
    fields === '' ? `The ${what} has the wrong form.` : `Not usable in the ${what}: ${fields}.`,
    { errors },
  );
}
