import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres, type TestPostgres } from './postgres.ts';

export interface TestEngine {
  readonly name: 'SQLite' | 'PostgreSQL';
  start(): Promise<void>;
  /** Returns the settings of an empty database. */
  newDatabase(): Promise<NodeJS.ProcessEnv>;
  stop(): Promise<void>;
}

export interface PostgresTestEngine extends TestEngine {
  /** SIGQUIT is a crash. */
  halt(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  resume(): Promise<void>;
}

const newFolder = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'niramaya-data-'));

export function sqliteEngine(): TestEngine {
  const folders: string[] = [];
  return {
    name: 'SQLite',
    start: () => Promise.resolve(),
    newDatabase: () => {
      const folder = newFolder();
      folders.push(folder);
      return Promise.resolve({ DATA_DIR: folder });
    },
    stop: () => {
      for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}

export function postgresEngine(): PostgresTestEngine {
  let running: TestPostgres | undefined;
  const started = (): TestPostgres => {
    if (!running) throw new Error('PostgreSQL has not been started');
    return running;
  };
  return {
    name: 'PostgreSQL',
    start: async () => {
      running = await startPostgres();
    },
    newDatabase: async () => ({ DATABASE_URL: await started().createDatabase() }),
    halt: (signal) => started().halt(signal),
    resume: () => started().resume(),
    stop: async () => {
      await running?.stop();
    },
  };
}
