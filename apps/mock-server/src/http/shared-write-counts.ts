import { createHash } from 'node:crypto';
import type { IncrementResponse, Options, Store } from 'express-rate-limit';
import { sql, type Kysely } from 'kysely';
import { elapsedMs } from '../clock.ts';
import type { Tables } from '../database/tables.ts';

interface Counted {
  readonly hits: number;
  /** The time left in the window in ms, by the clock of the database. */
  readonly leftMs: number;
}

interface Refusal {
  readonly hits: number;
  readonly until: number;
}

/**
 * Counts the writes of each caller in its window. PostgreSQL counts for all processes together, by its own clock.
 * Callers over the limit are refused from memory until the window ends. So a flood of refused writes does not reach the
 * database.
 */
export class SharedWriteCounts implements Store {
  readonly localKeys = false;
  readonly #db: Kysely<Tables>;
  readonly #name: string;
  readonly #windowMs: number;
  #limit = Number.POSITIVE_INFINITY;
  /** In the order in which they were made. */
  readonly #refused = new Map<string, Refusal>();
  #clearAt = 0;

  /** @param name distinguishes one limit from another */
  constructor(db: Kysely<Tables>, name: string, windowMs: number) {
    this.#db = db;
    this.#name = name;
    this.#windowMs = windowMs;
  }

  init({ limit }: Options): void {
    if (typeof limit === 'number') this.#limit = limit;
  }

  async increment(key: string): Promise<IncrementResponse> {
    const caller = this.#fingerprint(key);
    const now = elapsedMs();
    this.#forgetEnded(now);
    const refusal = this.#refused.get(caller);
    if (refusal) return { totalHits: refusal.hits, resetTime: new Date(Date.now() + refusal.until - now) };
    const { hits, leftMs } = await this.#count(caller);
    if (hits > this.#limit) this.#refused.set(caller, { hits, until: now + leftMs });
    await this.#clearEnded(now);
    return { totalHits: hits, resetTime: new Date(Date.now() + leftMs) };
  }

  async decrement(key: string): Promise<void> {
    await this.#db
      .updateTable('write_counts')
      .set((eb) => ({ hits: eb('hits', '-', 1) }))
      .where('caller', '=', this.#fingerprint(key))
      .execute();
  }

  async resetKey(key: string): Promise<void> {
    const caller = this.#fingerprint(key);
    this.#refused.delete(caller);
    await this.#db.deleteFrom('write_counts').where('caller', '=', caller).execute();
  }

  #fingerprint(key: string): string {
    return createHash('sha256').update(`${this.#name}:${key}`).digest('base64url');
  }

  /** Counts in one statement, so that two processes never count the same write as the first. */
  async #count(caller: string): Promise<Counted> {
    const { rows } = await sql<Counted>`
      insert into write_counts as counted (caller, hits, until)
      values (${caller}, 1, clock_timestamp() + ${this.#windowMs} * interval '1 millisecond')
      on conflict (caller) do update set
        hits = case when counted.until > clock_timestamp() then counted.hits + 1 else 1 end,
        until = case when counted.until > clock_timestamp() then counted.until else excluded.until end
      returning hits, ceil(extract(epoch from until - clock_timestamp()) * 1000)::integer as "leftMs"`.execute(
      this.#db,
    );
    return rows[0]!;
  }

  /** Deletes ended windows. Each process does so once a window. */
  async #clearEnded(now: number): Promise<void> {
    if (now < this.#clearAt) return;
    this.#clearAt = now + this.#windowMs;
    await this.#db
      .deleteFrom('write_counts')
      .where('until', '<', sql<Date>`clock_timestamp()`)
      .execute();
  }

  /** Removes ended refusals. Those of one window end in about the order in which they were refused. */
  #forgetEnded(now: number): void {
    for (const [caller, { until }] of this.#refused) if (until <= now) this.#refused.delete(caller);
  }
}
