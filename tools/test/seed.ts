import { randomInt } from 'node:crypto';
import { Trouble } from '../setup/trouble.mjs';

/** An input of the tasks of the stories, so that a seed that was asked for is not answered from the cache. */
const variable = 'STORY_SEED';
const option = '--seed=';
const highest = 1_000_000;

/** The seed that was asked for, else a new one. */
export function readSeed(environment: NodeJS.ProcessEnv = process.env): number {
  return environment[variable] ? Number(environment[variable]) : randomInt(highest);
}

/**
 * Takes `--seed=4711` out of the arguments of a command.
 * @returns the other arguments, and the environment that hands the seed on
 * @throws Trouble where it is no whole number
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
