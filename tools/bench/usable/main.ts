/**
 * `npm run bench:usable` observes when a shopper can see and use each page, on slow networks, and writes the medians to
 * `docs/benchmarks/usable.md`.
 */
import os from 'node:os';
import { chromium } from 'playwright';
import { resolveChromium } from '../../chromium.ts';
import { exitWithError } from '../../cli-error.ts';
import { runningShop } from '../shop.ts';
import { writePage } from '../write-page.ts';
import { readArguments } from './arguments.ts';
import { medianOf } from './figure.ts';
import { observe, type Network, type Observation, type Site } from './observe.ts';

/** A row of the table: a page of a site on a network, with the observation of each round. */
interface Row {
  readonly network: Network;
  readonly path: string;
  readonly site: Site;
  readonly observations: Observation[];
}

/** Reads the arguments of the command. Ends the process with a sentence if one of them is wrong. */
function ownArguments() {
  try {
    return readArguments(process.argv.slice(2));
  } catch (error) {
    return exitWithError(error);
  }
}

// `stored` are the entries of local storage that each page finds, and `others` are the further sites.
const { rounds, networks, addresses, stored, others } = ownArguments();
const sites = [{ name: 'Niramaya', origin: await runningShop().catch(exitWithError) }, ...others];
const rows = networks.flatMap((network) =>
  addresses.flatMap((path) => sites.map((site): Row => ({ network, path, site, observations: [] }))),
);

const { path: executablePath, env } = await resolveChromium();
const browser = await chromium.launch({
  executablePath,
  env: { ...process.env, ...env },
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
try {
  // Each round visits every page of every site once, so that a busy machine affects all sites alike.
  for (let round = 1; round <= rounds; round += 1)
    for (const { network, path, site, observations } of rows) {
      const observation = await observe(browser, site.origin + path, network, stored);
      observations.push(observation);
      const main = observation.main?.toFixed(0) ?? 'not';
      console.log(`${round}/${rounds} ${network} ${path} ${site.name}: main usable ${main} ms`);
    }
} finally {
  await browser.close();
}

type Figure = keyof Observation;
const figure = ({ observations }: Row, name: Figure, digits = 0) =>
  medianOf(
    observations.map((observation) => observation[name]),
    digits,
  );
const header = [
  'network',
  'page',
  'site',
  'first paint',
  'largest paint',
  'header usable',
  'main usable',
  'layout shift',
];
const cells = rows.map((row) => [
  row.network,
  row.path,
  row.site.name,
  figure(row, 'seen'),
  figure(row, 'largest'),
  figure(row, 'header'),
  figure(row, 'main'),
  figure(row, 'shift', 3),
]);
const table = [header, header.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`).join('\n');
console.log(`\n${table}\n`);

await writePage(
  'usable.md',
  `# When a shopper sees a page, and can use it

Written by \`npm run bench:usable\` on ${new Date().toISOString().slice(0, 10)}. \`npm run bench:usable -- before=http://127.0.0.1:5200\` observes a further site in the same rounds, and \`--language=en --language=hi\` each page in both languages. Compare the figures of one run only.

Chromium loads each page with an empty cache, as a phone of 412 px with a processor four times slower. The connection is near the presets of its developer tools for fast and slow 4G, with a faster upload. A control is usable when React has hydrated it. Medians of ${rounds} rounds, in ms; layout shift is a score without a unit. A dash is a figure that at least half of the rounds lack. The machine: ${os.cpus().length} cores (${os.cpus()[0]?.model.trim()}), Node ${process.versions.node}, load average after the run ${os.loadavg()[0]?.toFixed(1)}.

${table}
`,
);
