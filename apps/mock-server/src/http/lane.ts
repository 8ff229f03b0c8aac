import type { Response } from 'express';
import { elapsedMs } from '../clock.ts';
import { sendCached } from './response-cache.ts';
import { HttpProblem } from './http-problem.ts';

export interface LaneBounds {
  readonly atOnce: number;
  /** How many may wait before others are told to come back. */
  readonly waiting: number;
  /** How long nothing may get done before those who wait are told so too: a crowd moves on, what is held up does not. */
  readonly stuckMs: number;
  /** The longest that anybody waits, whatever gets done. */
  readonly withinMs: number;
}

const isFull = (): HttpProblem =>
  new HttpProblem('unavailable', 'Very much is asked for right now, please try again.', {
    headers: { 'retry-after': '5' },
  });

/**
 * Work of one kind, of which no more than so much is done at once: what holds it up, a locked table or a crowd, holds
 * up nothing else. Those who wait are served in the order in which they came, each in a turn of the event loop of its
 * own, so that requests of other kinds have theirs in between.
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

  /** The most that has ever been done at once. */
  get mostUnderWay(): number {
    return this.#mostUnderWay;
  }

  /**
   * Does the work when its turn has come, unless the response has been cached while it waited: then that is sent.
   * @throws HttpProblem 503 where too many wait already, or the turn has not come in time
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

  /** Hands the place on; it stays taken meanwhile. */
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
