import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Product } from '@niramaya/contract';
import { freePorts } from '../../../apps/mock-server/src/free-ports.ts';
import { commandFile, runProgram, startServerProcess } from '../../../apps/mock-server/test/server-process.ts';

const folder = path.resolve(import.meta.dirname, '../../../.cache/bench-api');
const startWithinMs = 60_000;

/** A running server. */
export interface Server {
  /** The address that clients use, without a closing slash. */
  readonly url: string;
  readonly stop: () => Promise<unknown>;
}

/**
 * Starts the API with so many products, without limits: on PostgreSQL if `DATABASE_URL` names an empty database, else
 * on SQLite in `.cache/bench-api`. The catalogue is generated once, and stays for the next run.
 */
export async function startApi(products: number): Promise<Server> {
  const dataDir = path.join(folder, String(products));
  mkdirSync(dataDir, { recursive: true });
  const { DATABASE_URL } = process.env;
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...(DATABASE_URL ? { DATABASE_URL } : {}) };
  const { code, errors } = await runProgram(commandFile('seed'), ['--products', String(products)], settings);
  if (code !== 0) throw new Error(`The catalogue could not be generated:\n${errors}`);
  const { url, stop } = await startServerProcess({ ...settings, API_PORT: '0', STOREFRONT_PORT: '0' });
  return { url, stop: () => stop('SIGTERM') };
}

async function catalogueOf(api: string, products: number): Promise<Product[]> {
  const all: Product[] = [];
  for (let page = 1; all.length < products; page += 1) {
    const response = await fetch(`${api}/products?_page=${page}&_limit=1000`);
    all.push(...((await response.json()) as Product[]));
  }
  return all;
}

/** Starts json-server with the products that the API has. Returns when it answers. */
export async function startJsonServer(api: string, products: number): Promise<Server> {
  const file = path.join(folder, `${products}.json`);
  if (!existsSync(file)) writeFileSync(file, JSON.stringify({ products: await catalogueOf(api, products) }));
  const cli = createRequire(import.meta.url).resolve('json-server/lib/cli/bin.js');
  const [port = 0] = await freePorts(1);
  const args = [cli, '--quiet', '--host', '127.0.0.1', '--port', String(port), file];
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  const until = Date.now() + startWithinMs;
  while (!(await fetch(`${url}/products/1`).catch(() => undefined))) {
    if (Date.now() > until || child.exitCode !== null) throw new Error('json-server has not started');
    await wait(200);
  }
  return { url, stop: () => Promise.resolve(child.kill()) };
}
