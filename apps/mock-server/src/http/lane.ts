import type { Response } from 'express';
import { elapsedMs } from '../clock.ts';
import { sendCached } from './response-cache.ts';
import { HttpProblem } from './http-problem.ts';

export interface LaneBounds {
  readonly atOnce: number;
  /** How many requests may wait. Later ones are refused with 503. */
  readonly waiting: number;
  /**
   * How long no work may finish before waiting requests are refused too. A long queue still moves; blocked work does
   * not.
   */
  readonly stuckMs: number;
  /** The longest time that a request waits, even if other work finishes. */
  readonly withinMs: number;
}

const isFull = (): HttpProblem =>
  new HttpProblem('unavailable', 'Very much is asked for right now, please try again.', {
    headers: { 'retry-after': '5' },
  });

/**
 * Limits how much work of one kind runs at once. A locked table or a crowd holds up this kind of work and no other.
 * Waiting requests run in the order of their arrival. Each begins in its own turn of the event loop, so that requests
 * of other kinds run in between.
 */
export class Lane {
  readonly #bounds: LaneBounds;
  readonly #queue = new Set<() => void>();
  #underWay = 0;
  #mostUnderWay = 0;
  #lastDone = Number.NEGATIVE_INFINITY;

  constructor(bounds: LaneBounds) {
    this.#bounds = bounds;
  }

  get underWay(): number {
    return this.#underWay;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  /** The most work that has ever run at once. */
  get mostUnderWay(): number {
    return this.#mostUnderWay;
  }

  /**
   * Does the work when its turn has come. If the response was cached while it waited, it sends the cached one instead.
   * @throws HttpProblem 503 if too many already wait, or the turn has not come in time
   */
  async run(response: Response, work: () => Promise<void>): Promise<void> {
    const hadToWait = await this.#enter();
    try {
      if (!(hadToWait && sendCached(response))) await work();
      this.#lastDone = elapsedMs();
    } finally {
      this.#leave();
    }
  }

  async #enter(): Promise<boolean> {
    const { atOnce, waiting } = this.#bounds;
    const mustWait = this.#underWay >= atOnce;
    if (mustWait) {
      if (this.#queue.size >= waiting) throw isFull();
      await this.#wait();
    } else this.#underWay += 1;
    this.#mostUnderWay = Math.max(this.#mostUnderWay, this.#underWay);
    return mustWait;
  }

  #wait(): Promise<void> {
    const { stuckMs, withinMs } = this.#bounds;
    const since = elapsedMs();
    return new Promise((resolve, reject) => {
      const giveUpUnlessMoving = (): void => {
        const now = elapsedMs();
        const left = Math.min(since + withinMs, Math.max(since, this.#lastDone) + stuckMs) - now;
        if (left > 0) {
          patience = setTimeout(giveUpUnlessMoving, left);
          return;
        }
        this.#queue.delete(begin);
        reject(isFull());
      };
      let patience = setTimeout(giveUpUnlessMoving, Math.min(stuckMs, withinMs));
      const begin = (): void => {
        clearTimeout(patience);
        resolve();
      };
      this.#queue.add(begin);
    });
  }

  /** Passes the place to the next waiting request. The place stays taken in between. */
  #leave(): void {
    const [next] = this.#queue;
    if (next === undefined) {
      this.#underWay -= 1;
      return;
    }
    this.#queue.delete(next);
    setImmediate(next);
  }
}
