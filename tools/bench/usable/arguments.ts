import { parseArgs } from 'node:util';
import { isLanguage, LANGUAGE_PARAMETER, paths } from '@niramaya/contract';
import { CliError } from '../../cli-error.ts';
import { networks, type Network, type Site } from './observe.ts';

const USAGE =
  'Write npm run bench:usable -- --rounds 3 --network slow4g --route /cart --language hi before=http://127.0.0.1:5200.';

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        rounds: { type: 'string', default: '3' },
        route: { type: 'string', multiple: true, default: [paths.home, paths.medicines, paths.register, paths.cart] },
        language: { type: 'string', multiple: true, default: ['en'] },
        network: { type: 'string', multiple: true, default: Object.keys(networks) },
        store: { type: 'string', default: '{}' },
      },
    });
  } catch (cause) {
    throw new CliError(USAGE, { cause });
  }
}

function readSite(text: string): Site {
  const at = text.indexOf('=');
  const address = text.slice(at + 1);
  if (at < 1 || !URL.canParse(address))
    throw new CliError(`"${text}" is no site: give it as name=https://address/of/a/site.`);
  return { name: text.slice(0, at), origin: new URL(address).origin };
}

function readNetwork(name: string): Network {
  if (!(name in networks))
    throw new CliError(`--network is "${name}": give one of ${Object.keys(networks).join(', ')}.`);
  return name as Network;
}

function readStored(text: string): Record<string, string> {
  try {
    return JSON.parse(text) as Record<string, string>;
  } catch (cause) {
    throw new CliError(`--store is "${text}": give the entries of localStorage as a JSON object of texts.`, { cause });
  }
}

/** Returns the address of a route in a language. A new browser gets English without a parameter. */
function inLanguage(route: string, language: string): string {
  if (!route.startsWith('/')) throw new CliError(`--route is "${route}": give a path of the shop, such as /cart.`);
  if (!isLanguage(language)) throw new CliError(`--language is "${language}", which the shop does not have.`);
  return language === 'en' ? route : `${route}${route.includes('?') ? '&' : '?'}${LANGUAGE_PARAMETER}=${language}`;
}

/**
 * Reads the arguments of `npm run bench:usable`. Throws CliError if one of them is wrong, because a run takes minutes.
 *
 * @returns the rounds of each page, its networks, the addresses of the pages without their origin, the entries of
 *   `localStorage` by their keys, and the further sites
 */
export function readArguments(args: readonly string[]) {
  const { values, positionals } = parse(args);
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new CliError(`--rounds is "${values.rounds}": give a whole number from 1.`);
  return {
    rounds,
    networks: values.network.map(readNetwork),
    addresses: values.route.flatMap((route) => values.language.map((language) => inLanguage(route, language))),
    stored: readStored(values.store),
    others: positionals.map(readSite),
  };
}
