const MAX_ENTRIES = 500;
const MAX_CHARACTERS = 256;

/**
 * Remembers what was worked out for a text, so that texts which come often are worked out once. A long text is worked
 * out each time, and the oldest makes room: what strangers send takes no more than a few hundred kB.
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
