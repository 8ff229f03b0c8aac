import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { elapsedMs } from '../clock.ts';
import { HttpProblem } from './http-problem.ts';

const MINUTE_MS = 60_000;
/** So much of a minute's work may be asked for at once. */
const BURST = 1 / 6;

interface Account {
  readonly left: number;
  readonly at: number;
}

/** How much work each address may ask for, in units of it. */
export class AddressBudget {
  readonly #most: number;
  readonly #unitsAMs: number;
  readonly #now: () => number;
  /** In the order of their last change, so that those which are full again come first. */
  readonly #accounts = new Map<string, Account>();

  constructor(unitsAMinute: number, now: () => number = elapsedMs) {
    this.#most = Math.max(1, unitsAMinute * BURST);
    this.#unitsAMs = unitsAMinute / MINUTE_MS;
    this.#now = now;
  }

  /** How many addresses are remembered. */
  get size(): number {
    return this.#accounts.size;
  }

  /** Seconds until an address may ask again; 0 where it may now. */
  secondsToWait(address: string): number {
    const left = this.#left(address);
    return left > 0 ? 0 : Math.ceil((1 - left) / this.#unitsAMs / 1_000);
  }

  /** Takes work off what an address has left; it may end below nothing. */
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
  /** Refuses a caller whose address has nothing left for now. @throws HttpProblem 429 with Retry-After */
  readonly require: (request: Request) => void;
  readonly charge: (request: Request, units: number) => void;
}

/** A budget of work by address (IPv6: by /56), of this process alone. */
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

/** Comes before whatever reads the database, and after what is answered from memory, which costs nothing. */
export const limitReads =
  ({ require, charge }: Budget): RequestHandler =>
  (request, _response, next) => {
    require(request);
    charge(request, 1);
    next();
  };
