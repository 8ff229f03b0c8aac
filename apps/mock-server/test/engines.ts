import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, vi } from 'vitest';
import { postgresEngine } from './postgres.ts';

export { postgresEngine, type PostgresTestEngine } from './postgres.ts';

export interface TestEngine {
  readonly name: 'SQLite' | 'PostgreSQL';
  start(): void | Promise<void>;
  /** Returns the settings of an empty database. */
  newDatabase(): NodeJS.ProcessEnv | Promise<NodeJS.ProcessEnv>;
  stop(): void | Promise<void>;
}

/** Databases in temporary folders. */
export function sqliteEngine(): TestEngine {
  const folders: string[] = [];
  return {
    name: 'SQLite',
    start: () => undefined,
    newDatabase: () => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'niramaya-data-'));
      folders.push(folder);
      return { DATA_DIR: folder };
    },
    stop: () => {
      for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Suite = (engine: TestEngine) => void;

/** Runs the suites one after the other on one engine. */
export function runSuites(engine: TestEngine, suites: readonly Suite[], testTimeout = 60_000): void {
  vi.setConfig({ testTimeout, hookTimeout: 60_000 });
  describe(`on ${engine.name}`, () => {
    beforeAll(() => engine.start());
    afterAll(() => engine.stop());
    for (const suite of suites) suite(engine);
  });
}

/** Runs the suites on both engines. */
export function runSuitesOnBoth(suites: readonly Suite[], testTimeout?: number): void {
  for (const engine of [sqliteEngine(), postgresEngine()]) runSuites(engine, suites, testTimeout);
}
