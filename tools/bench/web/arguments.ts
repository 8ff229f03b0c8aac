import { parseArgs } from 'node:util';
import { paths } from '@niramaya/contract';
import { CliError } from '../../cli-error.ts';

/** A page to measure. */
export interface Target {
  /** The application. */
  readonly name: string;
  readonly path: string;
  readonly url: string;
}

function readTarget(text: string): Target {
  const at = text.indexOf('=');
  const url = text.slice(at + 1);
  if (at < 1 || !URL.canParse(url))
    throw new CliError(`"${text}" is no page: give it as name=https://address/of/a/page.`);
  return { name: text.slice(0, at), path: new URL(url).pathname, url };
}

const USAGE = 'Write npm run bench:web -- --runs 3 --route /medicines name=https://address/of/a/page.';

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { runs: { type: 'string', default: '5' }, route: { type: 'string', multiple: true, default: [] } },
    });
  } catch (cause) {
    throw new CliError(USAGE, { cause });
  }
}

/**
 * Reads the arguments of `npm run bench:web`. Throws CliError if one of them cannot be measured, because a run takes
 * minutes and writes its table at the end.
 *
 * @returns the runs of each page, the paths of the shop to measure, of which none means all, and the pages of further
 *   applications
 */
export function readArguments(args: readonly string[]) {
  const { values, positionals } = parse(args);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new CliError(`--runs is "${values.runs}": give a whole number from 1.`);
  const known: readonly string[] = Object.values(paths);
  const unknown = values.route.find((route) => !known.includes(route));
  if (unknown !== undefined) throw new CliError(`--route is "${unknown}": give one of ${known.join(', ')}.`);
  return { runs, routes: values.route, others: positionals.map(readTarget) };
}
