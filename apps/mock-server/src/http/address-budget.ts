import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { elapsedMs } from '../clock.ts';
import { HttpProblem } from './http-problem.ts';

const MINUTE_MS = 60_000;
/** The part of a minute's work that an address may use at once. */
const BURST = 1 / 6;

interface Account {
  readonly left: number;
  readonly at: number;
}

/** Limits the work of each address, in units. */
export class AddressBudget {
  readonly #most: number;
  readonly #unitsAMs: number;
  readonly #now: () => number;
  /** In the order of their last change, so that accounts that are full again come first. */
  readonly #accounts = new Map<string, Account>();

  constructor(unitsAMinute: number, now: () => number = elapsedMs) {
    this.#most = Math.max(1, unitsAMinute * BURST);
    this.#unitsAMs = unitsAMinute / MINUTE_MS;
    this.#now = now;
  }

  /** The number of stored addresses. */
  get size(): number {
    return this.#accounts.size;
  }

  /** Returns the seconds until an address may send a request again; 0 if it may now. */
  secondsToWait(address: string): number {
    const left = this.#left(address);
    return left > 0 ? 0 : Math.ceil((1 - left) / this.#unitsAMs / 1_000);
  }

  /** Subtracts work from the rest of an address. The rest may become negative. */
  spend(address: string, units: number): void {
    const account = { left: this.#left(address) - units, at: this.#now() };
    this.#accounts.delete(address);
    this.#accounts.set(address, account);
    this.#forgetFull();
  }

  #left(address: string): number {
    const account = this.#accounts.get(address);
    return account ? Math.min(this.#most, account.left + (this.#now() - account.at) * this.#unitsAMs) : this.#most;
  }

  #forgetFull(): void {
    for (const address of this.#accounts.keys()) {
      if (this.#left(address) < this.#most) return;
      this.#accounts.delete(address);
    }
  }
}

export interface Budget {
  /** Refuses a caller whose address has no units left. @throws HttpProblem 429 with Retry-After */
  readonly require: (request: Request) => void;
  readonly charge: (request: Request, units: number) => void;
}

/** Creates a budget of work by address (IPv6: by /56), for this process alone. */
export function budgetByAddress(unitsAMinute: number, refusal: string): Budget {
  const budget = new AddressBudget(unitsAMinute);
  const addressOf = (request: Request): string => ipKeyGenerator(request.ip ?? '');
  return {
    require: (request) => {
      const seconds = budget.secondsToWait(addressOf(request));
      if (seconds > 0)
        throw new HttpProblem('too-many-requests', refusal, { headers: { 'retry-after': String(seconds) } });
    },
    charge: (request, units) => budget.spend(addressOf(request), units),
  };
}

export const readBudget = (unitsAMinute: number): Budget =>
  budgetByAddress(unitsAMinute, 'Too many requests in a short time, please wait a moment.');

/** Limits reads of the database. It comes after the cache, because a response from memory costs nothing. */
export const limitReads =
  ({ require, charge }: Budget): RequestHandler =>
  (request, _response, next) => {
    require(request);
    charge(request, 1);
    next();
  };
