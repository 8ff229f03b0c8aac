import { afterAll, beforeAll, describe, vi } from 'vitest';
import { postgresEngine, sqliteEngine, type TestEngine } from './engines.ts';

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
