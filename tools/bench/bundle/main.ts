/**
 * `npm run bench:bundle` opens each page of the running shop, divides the bytes of the scripts that it requests among
 * their packages, and writes the table to `docs/benchmarks/bundle.md`.
 */
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { paths } from '@niramaya/contract';
import { chromium, type Browser } from 'playwright';
import { build, type Rolldown } from 'vite';
import { resolveChromium } from '../../chromium.ts';
import { exitWithError } from '../../cli-error.ts';
import { runningShop } from '../shop.ts';
import { writePage } from '../write-page.ts';

const root = path.resolve(import.meta.dirname, '../../..');
/** A package with fewer bytes than this on every page is no row of its own. */
const smallestRowBytes = 500;

/** The compressed bytes of scripts, by the package or the project that they come from. */
type Costs = ReadonlyMap<string, number>;

/** Returns the package or the project of a module. Modules that the bundler adds itself have 'the bundler'. */
function packageOf(module: string): string {
  const fromNpm = module.split('node_modules/').at(-1);
  if (fromNpm !== undefined && fromNpm !== module) {
    const [scope = '', name = ''] = fromNpm.split('/');
    return scope.startsWith('@') ? `${scope}/${name}` : scope;
  }
  const [folder = '', name = ''] = path.relative(root, module).split(path.sep);
  return folder === 'libs' || folder === 'apps' ? `${folder}/${name}` : 'the bundler';
}

function add(costs: Map<string, number>, name: string, bytes: number): void {
  costs.set(name, (costs.get(name) ?? 0) + bytes);
}

/** Divides the compressed bytes of a chunk among its modules by the length of their code. */
function costsOfChunk({ code, modules }: Rolldown.OutputChunk): Costs {
  const bytes = brotliCompressSync(code).length;
  const lengths = Object.entries(modules).map(([id, { renderedLength }]) => [packageOf(id), renderedLength] as const);
  const total = lengths.reduce((sum, [, length]) => sum + length, 0);
  const costs = new Map<string, number>();
  if (total === 0) add(costs, 'the bundler', bytes);
  else for (const [name, length] of lengths) add(costs, name, (bytes * length) / total);
  return costs;
}

/** Builds the shop in memory. Returns the costs of each script by its path. */
async function builtScripts(): Promise<ReadonlyMap<string, Costs>> {
  const { output } = (await build({
    configFile: path.join(root, 'apps/storefront/vite.config.ts'),
    logLevel: 'silent',
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  return new Map(
    output.filter((file) => file.type === 'chunk').map((chunk) => [`/${chunk.fileName}`, costsOfChunk(chunk)]),
  );
}

/** Returns the paths of the scripts that a page requests. A browser that saves data prefetches none. */
async function scriptsOf(browser: Browser, address: string): Promise<ReadonlySet<string>> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const requested = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) requested.add(pathname);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await context.close();
  return requested;
}

/** Returns the costs of each page by its path. */
async function measure(): Promise<ReadonlyMap<string, Costs>> {
  const shop = await runningShop().catch(exitWithError);
  const scripts = await builtScripts();
  const { path: executablePath, env } = await resolveChromium();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args: ['--no-sandbox'] });
  try {
    const pages = new Map<string, Costs>();
    for (const route of Object.values(paths)) {
      const costs = new Map<string, number>();
      for (const script of await scriptsOf(browser, shop + route)) {
        const known = scripts.get(script);
        if (!known) throw new Error(`${script} is not of the current sources: start the shop again.`);
        for (const [name, bytes] of known) add(costs, name, bytes);
      }
      pages.set(route, costs);
    }
    return pages;
  } finally {
    await browser.close();
  }
}

/** Returns the table of the packages of each page, in kilobytes. */
function bundleTable(pages: ReadonlyMap<string, Costs>): string {
  const costs = [...pages.values()];
  const names = [...new Set(costs.flatMap((one) => [...one.keys()]))];
  /** Returns the bytes of a package on the page that has the most of them. */
  const most = (name: string) => Math.max(...costs.map((one) => one.get(name) ?? 0));
  const large = names
    .filter((name) => most(name) >= smallestRowBytes)
    .toSorted((one, other) => most(other) - most(one));
  const row = (title: string, packages: readonly string[]) => {
    const sums = costs.map((one) => packages.reduce((sum, name) => sum + (one.get(name) ?? 0), 0));
    return `| ${[title, ...sums.map((sum) => (sum / 1_000).toFixed(1))].join(' | ')} |`;
  };
  return [
    `| package | ${[...pages.keys()].map((page) => `\`${page}\``).join(' | ')} |`,
    `| --- |${' --: |'.repeat(pages.size)}`,
    ...large.map((name) => row(name, [name])),
    row(
      'others, each under 0.5 kB',
      names.filter((name) => most(name) < smallestRowBytes),
    ),
    row('**all**', names),
  ].join('\n');
}

const table = bundleTable(await measure());
console.log(`${table}\n`);
await writePage(
  'bundle.md',
  `# The script bytes of each page

Written by \`npm run bench:bundle\` on ${new Date().toISOString().slice(0, 10)}. Kilobytes of script, compressed with brotli, that a page requests before it can be used: by a mobile that saves data, from an empty cache, as the journey \`light\` counts them for the budgets. The bytes of a file are divided among the packages by the length of their code before minification.

${table}
`,
);
