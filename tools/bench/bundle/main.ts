// `npm run bench:bundle` shows which package each byte of script before the first interaction comes from.
import path from 'node:path';
import { paths } from '@niramaya/contract';
import { chromium, type Browser } from 'playwright';
import { build, type Rolldown } from 'vite';
import { resolveChromium } from '../../chromium.ts';
import { giveUp, Trouble } from '../../setup/trouble.mjs';
import startShop from '../../test/start-shop.ts';
import { shares, type Script } from './attribute.ts';
import { bundleTable, type Costs } from './table.ts';
import { writePage } from '../write-page.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Returns the scripts of the build by file name, with their source maps. The shop is served without source maps. */
async function mappedScripts(): Promise<Map<string, Script>> {
  const built = (await build({
    configFile: path.join(root, 'apps/storefront/vite.config.ts'),
    logLevel: 'silent',
    build: { write: false, sourcemap: 'hidden' },
  })) as Rolldown.RolldownOutput;
  return new Map(
    built.output.flatMap((file) =>
      file.type === 'chunk' && file.map ? [[file.fileName, { code: file.code, map: file.map.toString() }]] : [],
    ),
  );
}

/**
 * Returns the scripts that a page requests before it is usable. The browser has data saving on, as in the journey
 * `light`.
 */
async function scriptsOf(browser: Browser, address: string): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' });
  const tab = await context.newPage();
  await tab.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const asked: string[] = [];
  tab.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()));
  await tab.goto(address, { waitUntil: 'networkidle' });
  await context.close();
  return asked;
}

/** Returns the bytes of a file that the shop sends to a browser with brotli support. */
async function sentBytes(address: string): Promise<number> {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  return Number(answer.headers.get('content-length'));
}

/** @throws Trouble if the shop serves another build than the one of the source maps */
async function costsOf(
  addresses: readonly string[],
  scripts: ReadonlyMap<string, Script>,
): Promise<Map<string, number>> {
  const costs = new Map<string, number>();
  for (const address of addresses) {
    const script = scripts.get(new URL(address).pathname.slice(1));
    if (!script)
      throw new Trouble(`${address} is not of the build that was measured: run npm run build and try again.`);
    for (const [name, bytes] of shares(script, await sentBytes(address)))
      costs.set(name, (costs.get(name) ?? 0) + bytes);
  }
  return costs;
}

async function measure(): Promise<Costs> {
  const stopShop = await startShop();
  const { path: executablePath, env } = await resolveChromium();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args: ['--no-sandbox'] });
  try {
    const scripts = await mappedScripts();
    const costs = new Map<string, ReadonlyMap<string, number>>();
    for (const route of Object.values(paths))
      costs.set(route, await costsOf(await scriptsOf(browser, String(process.env.SHOP_URL) + route), scripts));
    return costs;
  } finally {
    await browser.close();
    await stopShop?.();
  }
}

try {
  const table = bundleTable(await measure());
  console.log(`${table}\n`);
  await writePage(
    'bundle.md',
    `# What each package costs on each page

Written by \`npm run bench:bundle\` on ${new Date().toISOString().slice(0, 10)}. Kilobytes of script as sent, compressed with brotli, that a page asks for before it can be used: by a mobile that saves data, from an empty cache, as the journey \`light\` counts them for the budgets. A file's bytes are divided among the packages by their shares of its characters, which its source map tells.

${table}
`,
  );
} catch (error) {
  giveUp(error);
}
