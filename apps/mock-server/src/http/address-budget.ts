import { elapsedMs } from '../../clock.ts';

const MINUTE_MS = 60_000;
/** So much of a minute's work may be asked for at once. */
const BURST = 1 / 6;

interface Account {
  readonly left: number;
  readonly at: number;
}

/**
 * How much search work each address may ask for. A search costs as many units as it has words, since any of them may
 * have to be compared with the whole vocabulary, and one more for each ten thousand titles that it finds.
 */
export class SearchBudget {
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

  /** Seconds until an address may search again; 0 where it may now. */
  secondsToWait(address: string): number {
    const left = this.#left(address);
    return left > 0 ? 0 : Math.ceil((1 - left) / this.#unitsAMs / 1_000);
  }

  /** Takes the work of a search off what an address has left; it may end below nothing. */
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
