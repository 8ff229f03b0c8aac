import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export { postgresEngine, type PostgresTestEngine } from './postgres.ts';

export interface TestEngine {
  readonly name: 'SQLite' | 'PostgreSQL';
  start(): Promise<void>;
  /** Returns the settings of an empty database. */
  newDatabase(): Promise<NodeJS.ProcessEnv>;
  stop(): Promise<void>;
}

/** Databases in temporary folders. */
export function sqliteEngine(): TestEngine {
  const folders: string[] = [];
  return {
    name: 'SQLite',
    start: () => Promise.resolve(),
    newDatabase: () => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'niramaya-data-'));
      folders.push(folder);
      return Promise.resolve({ DATA_DIR: folder });
    },
    stop: () => {
      for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}
