/** The body as a list. Throws on anything else, which shows as a failed call. */
export function readList<T>(body: unknown): T[] {
  if (!Array.isArray(body)) throw new TypeError('The answer is not a list.');
  return body as T[];
}
