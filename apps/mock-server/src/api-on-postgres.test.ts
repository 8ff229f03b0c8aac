import { afterAll, beforeAll, describe, vi } from 'vitest';
import { postgresEngine } from '../test/engines.ts';
import { sharedSuites } from './api.suite.ts';

// Generous timeouts, for a busy machine: no test here waits for time to pass.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const engine = postgresEngine();

describe('on PostgreSQL', () => {
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());

  sharedSuites(engine);
});
