import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { demoProducts, FIRST_GENERATED_ID, generatedProduct } from '@niramaya/fixtures';
import { freePorts } from '../../../apps/mock-server/test/free-ports.ts';
import type { TestPostgres } from '../../../apps/mock-server/test/postgres.ts';
import { Trouble } from '../../setup/trouble.mjs';
import { childrenOf } from './cpu.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const server = path.join(root, 'apps/mock-server/src');
const START_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 2;

/** A server with its data ready, but not started yet. */
export interface Entry {
  readonly name: string;
  /** The number of its processes that run side by side and share the requests. */
  readonly processes: number;
  readonly program: string;
  readonly args: (port: number) => readonly string[];
  readonly env: (port: number) => NodeJS.ProcessEnv;
  /** Returns the ids of other processes that work for it. */
  readonly helpers: () => readonly number[];
}

/** A running server. */
export interface Contender {
  readonly name: string;
  /** The URLs, one for each of its processes. */
  readonly urls: readonly string[];
  readonly serverPids: readonly number[];
  /** The process ids, including those of its helpers. */
  readonly pids: () => readonly number[];
  /** The time from the start of its processes to the first response of each, in ms. */
  readonly startMs: number;
  stop(): Promise<void>;
}

function fill(products: number, env: NodeJS.ProcessEnv): void {
  const { status } = spawnSync(
    process.execPath,
    [path.join(server, 'commands/seed.ts'), '--products', String(products)],
    {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  if (status !== 0) throw new Trouble('The catalogue could not be laid out: see above.');
}

const ours = (name: string, env: NodeJS.ProcessEnv, helpers: () => readonly number[], processes = 1): Entry => ({
  name,
  processes,
  program: path.join(server, 'main.ts'),
  args: () => [],
  // The environment is the one of `npm start`.
  env: (port) => ({
    ...env,
    API_PORT: String(port),
    STOREFRONT_PORT: '0',
    LOG_LEVEL: 'warn',
    // The limits are high, because all the load comes from one address.
    READS_PER_MINUTE: '100000000',
    SEARCH_WORK_PER_MINUTE: '100000000',
  }),
  helpers,
});

/** Returns our server with the embedded database. The next run uses the same catalogue. */
export function embedded(products: number, folder: string): Entry {
  const env = { DATA_DIR: path.join(folder, `embedded-${products}`), DATABASE_URL: '' };
  fill(products, env);
  return ours('ours', env, () => []);
}

/** Returns our server with PostgreSQL: as one process, and as two on the same database. */
export async function onPostgres(products: number, postgres: TestPostgres): Promise<Entry[]> {
  const env = { DATABASE_URL: await postgres.createDatabase() };
  fill(products, env);
  const postmasters = childrenOf(process.pid).filter((pid) => childrenOf(pid).length > 3);
  const helpers = (): number[] => postmasters.flatMap((pid) => [pid, ...childrenOf(pid)]);
  return [ours('ours on PostgreSQL', env, helpers), ours('ours on PostgreSQL, 2 processes', env, helpers, 2)];
}

/** Returns json-server with exactly the same products. */
export function jsonServer(products: number, folder: string): Entry {
  const file = path.join(folder, `json-server-${products}.json`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const generated = Array.from({ length: products - FIRST_GENERATED_ID + 1 }, (_, index) =>
      generatedProduct(FIRST_GENERATED_ID + index),
    );
    writeFileSync(file, JSON.stringify({ products: [...demoProducts(), ...generated] }));
  }
  const main = createRequire(import.meta.url).resolve('json-server/package.json');
  return {
    name: 'json-server 0.17.4',
    processes: 1,
    program: path.join(path.dirname(main), 'lib/cli/bin.js'),
    args: (port) => [file, '--quiet', '--host', '127.0.0.1', '--port', String(port)],
    env: () => ({}),
    helpers: () => [],
  };
}

interface OneProcess {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts a process and waits until it returns its first page. */
async function startProcess(entry: Entry, port: number): Promise<OneProcess> {
  const url = `http://127.0.0.1:${port}`;
  const since = performance.now();
  const child = spawn(process.execPath, [entry.program, ...entry.args(port)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: '', ...entry.env(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
  for (;;) {
    const answer = await fetch(`${url}/products?_page=1&_limit=10`).catch(() => null);
    if (answer?.ok) {
      await answer.arrayBuffer();
      return { url, pid: child.pid ?? 0, stop };
    }
    if (child.exitCode !== null || performance.now() - since > START_WITHIN_MS) {
      await stop();
      throw new Trouble(`${entry.name} does not start: see above.`);
    }
    await wait(LOOK_EVERY_MS);
  }
}

/** Starts a server, with all its processes at once. */
export async function start(entry: Entry): Promise<Contender> {
  const ports = await freePorts(entry.processes);
  const since = performance.now();
  const processes = await Promise.all(ports.map((port) => startProcess(entry, port)));
  const startMs = performance.now() - since;
  const serverPids = processes.map(({ pid }) => pid);
  return {
    name: entry.name,
    urls: processes.map(({ url }) => url),
    serverPids,
    pids: () => [...serverPids, ...entry.helpers()],
    startMs,
    stop: async () => {
      await Promise.all(processes.map((one) => one.stop()));
    },
  };
}
