import { afterAll, beforeAll, describe, vi } from 'vitest';
import { postgresEngine, sqliteEngine } from '../test/engines.ts';
import { fuzzSuite } from './fuzz/fuzz.suite.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 60_000 });

describe.each([sqliteEngine(), postgresEngine()])('on $name', (engine) => {
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());

  fuzzSuite(engine);
});
