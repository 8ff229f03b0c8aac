import { randomInt } from 'node:crypto';
import { Trouble } from '../setup/trouble.mjs';

/** An input of the story tasks, so that a requested seed does not get a cached result. */
const variable = 'STORY_SEED';
const option = '--seed=';
/** The same order in every run, unless another is requested. */
const usual = '1';

/** Returns the requested seed, or else the usual one. */
export function readSeed(environment: NodeJS.ProcessEnv = process.env): number {
  return Number(environment[variable] || usual);
}

/** Returns the environment for a random order. The run prints the seed, which repeats it. */
export const anySeed = (): Readonly<Record<string, string>> => ({ [variable]: String(randomInt(1, 1_000_000)) });

/**
 * Removes `--seed=4711` from the arguments of a command.
 * @returns the other arguments, and the environment that passes the seed on
 * @throws Trouble if it is not a whole number
 */
export function takeSeed(args: readonly string[]): {
  readonly further: readonly string[];
  readonly env: Readonly<Record<string, string>>;
} {
  const given = args.findLast((argument) => argument.startsWith(option))?.slice(option.length);
  if (given !== undefined && !/^\d{1,9}$/.test(given)) throw new Trouble(`“${given}” is no seed: give a whole number.`);
  return {
    further: args.filter((argument) => !argument.startsWith(option)),
    env: given === undefined ? {} : { [variable]: given },
  };
}
