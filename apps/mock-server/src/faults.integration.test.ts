import { afterAll, beforeAll, describe, vi } from 'vitest';
import { postgresEngine, sqliteEngine } from '../test/engines.ts';
import { awaySuite } from './faults/away.suite.ts';
import { crowdSuite } from './faults/crowd.suite.ts';
import { durabilitySuite } from './faults/durability.suite.ts';
import { fullDiskSuite } from './faults/full-disk.suite.ts';
import { shutdownSuite } from './faults/shutdown.suite.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });

const postgres = postgresEngine();

describe.each([sqliteEngine(), postgres])('on $name', (engine) => {
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());

  durabilitySuite(engine);
  fullDiskSuite(engine);
  crowdSuite(engine);
  shutdownSuite(engine);
  if (engine.name === 'PostgreSQL') awaySuite(postgres);
});
