/**
 * `npm run bench:api` compares the API with json-server: the requests a second for random pages, in rounds of some
 * seconds each. It then measures the latency for a shopper with 20 requests a second, alone and while `attackers.ts`
 * sends expensive requests. Options: --products, --rounds, and --seconds of each measurement.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { median } from '../web/table.ts';
import { load, type Load } from './autocannon.ts';
import { anyPage, shopperPage } from './paths.ts';
import { startApi, startJsonServer } from './servers.ts';

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '300' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '8' },
  },
});
const products = Number(values.products);
const seconds = Number(values.seconds);
const engine = process.env.DATABASE_URL ? 'PostgreSQL' : 'SQLite';
const rounds = Array.from({ length: Number(values.rounds) }, (_, index) => index + 1);
const ms = ({ latency: { p50, p99, max } }: Load) => `median ${p50} ms, 99 % ${p99} ms, at most ${max} ms`;

const api = await startApi(products);
const jsonServer = await startJsonServer(api.url, products);
try {
  const ratios: number[] = [];
  const pages = (url: string) => load({ url, duration: seconds, connections: 10, path: () => anyPage(products) });
  // The first requests of both servers are not measured, because they run before the code is optimised.
  for (const { url } of [api, jsonServer]) await pages(url);
  for (const round of rounds) {
    const [ours, theirs] = [await pages(api.url), await pages(jsonServer.url)];
    ratios.push(ours.requests.average / theirs.requests.average);
    console.log(
      `${round}: pages drawn at random of ${products} products, requests a second: ${engine} ${ours.requests.average}, json-server ${theirs.requests.average}, ${ratios.at(-1)?.toFixed(1)} times; failed ${ours.non2xx + ours.errors}, ${theirs.non2xx + theirs.errors}`,
    );
  }
  console.log(`The median of the ratios: ${median(ratios).toFixed(1)}`);
  await jsonServer.stop();

  const shopper = () =>
    load({ url: api.url, duration: seconds, connections: 1, overallRate: 20, path: () => shopperPage(products) });
  for (const round of rounds) {
    console.log(`${round}: a shopper alone, ${engine}: ${ms(await shopper())}`);
    const attackers = spawn(
      process.execPath,
      [path.join(import.meta.dirname, 'attackers.ts'), api.url, String(products), String(seconds + 2)],
      { stdio: ['ignore', 'inherit', 'inherit'] },
    );
    const left = once(attackers, 'exit');
    console.log(`${round}: the shopper beside the attackers, ${engine}: ${ms(await shopper())}`);
    await left;
  }
} finally {
  await jsonServer.stop();
  await api.stop();
}
