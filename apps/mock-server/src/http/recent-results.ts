const MAX_ENTRIES = 500;
const MAX_CHARACTERS = 256;

/**
 * Caches the result for each text, so that frequent texts are computed once. It does not cache long texts, and it
 * removes the oldest entry. Unknown callers can therefore use no more than a few hundred kB.
 */
export class RecentResults<T> {
  readonly #results = new Map<string, T>();

  get(text: string, workOut: () => T): T {
    const known = this.#results.get(text);
    if (known !== undefined) return known;
    const result = workOut();
    if (text.length > MAX_CHARACTERS) return result;
    this.#results.set(text, result);
    if (this.#results.size > MAX_ENTRIES) {
      const [oldest] = this.#results.keys();
      if (oldest !== undefined) this.#results.delete(oldest);
    }
    return result;
  }
}
