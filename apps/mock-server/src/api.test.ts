import { afterAll, beforeAll, describe, vi } from 'vitest';
import { sqliteEngine } from '../test/engines.ts';
import { furtherSuites, sharedSuites } from './api.suite.ts';

// Generous timeouts, for a busy machine: no test here waits for time to pass.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const engine = sqliteEngine();

describe('on SQLite', () => {
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());

  sharedSuites(engine);
  furtherSuites(engine);
});
