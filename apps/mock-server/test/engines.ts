import fs from 'node:fs';
import path from 'node:path';
import { describe, vi } from 'vitest';
import { temporaryFolder } from './folder.ts';
import { postgresEngine } from './postgres.ts';
import type { TestEngine } from './test-engine.ts';

export { postgresEngine, type PostgresTestEngine } from './postgres.ts';
export type { TestEngine } from './test-engine.ts';

/** Returns an engine whose databases are files of SQLite, each in a temporary folder. */
export function sqliteEngine(): TestEngine {
  const parent = temporaryFolder();
  return { name: 'SQLite', newDatabase: () => ({ DATA_DIR: fs.mkdtempSync(path.join(parent, 'data-')) }) };
}

type Suite = (engine: TestEngine) => void;

/** Runs the suites one after the other on one engine. `testTimeout` is in ms. */
export function runSuites(engine: TestEngine, suites: readonly Suite[], testTimeout = 60_000): void {
  vi.setConfig({ testTimeout, hookTimeout: 60_000 });
  describe(`on ${engine.name}`, () => {
    for (const suite of suites) suite(engine);
  });
}

/** Runs the suites on SQLite and on PostgreSQL. `testTimeout` is in ms. */
export function runSuitesOnBoth(suites: readonly Suite[], testTimeout?: number): void {
  for (const engine of [sqliteEngine(), postgresEngine()]) runSuites(engine, suites, testTimeout);
}
