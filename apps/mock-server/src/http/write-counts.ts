import type { IncrementResponse, Store } from 'express-rate-limit';
import { elapsedMs } from '../clock.ts';

interface Window {
  hits: number;
  readonly until: number;
}

/**
 * Counts the writes of each caller in its time window. It uses a clock that nobody can set. If the machine's clock were
 * put back by an hour, a caller with a minute to wait would wait an hour longer.
 */
export class WriteCounts implements Store {
  readonly localKeys = true;
  readonly #windowMs: number;
  /** In the order in which they end, because all are equally long. */
  readonly #windows = new Map<string, Window>();

  constructor(windowMs: number) {
    this.#windowMs = windowMs;
  }

  increment(key: string): IncrementResponse {
    const now = elapsedMs();
    this.#forgetEnded(now);
    const window = this.#windows.get(key) ?? { hits: 0, until: now + this.#windowMs };
    window.hits += 1;
    this.#windows.set(key, window);
    return { totalHits: window.hits, resetTime: new Date(Date.now() + window.until - now) };
  }

  decrement(key: string): void {
    const window = this.#windows.get(key);
    if (window) window.hits -= 1;
  }

  resetKey(key: string): void {
    this.#windows.delete(key);
  }

  #forgetEnded(now: number): void {
    for (const [key, { until }] of this.#windows) {
      if (until > now) return;
      this.#windows.delete(key);
    }
  }
}
