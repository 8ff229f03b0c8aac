import type { z } from 'zod';
import { HttpProblem } from './http-problem.ts';

/** Returns the parsed value. Throws HttpProblem 400, which names the wrong fields but never repeats a value. */
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
