import { afterAll, beforeAll, describe, vi } from 'vitest';
import { postgresEngine, sqliteEngine } from '../test/engines.ts';
import { unavailableSuite } from './resilience/unavailable.suite.ts';
import { loadSuite } from './resilience/load.suite.ts';
import { durabilitySuite } from './resilience/durability.suite.ts';
import { fullDiskSuite } from './resilience/full-disk.suite.ts';
import { shutdownSuite } from './resilience/shutdown.suite.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });

const postgres = postgresEngine();

describe.each([sqliteEngine(), postgres])('on $name', (engine) => {
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());

  durabilitySuite(engine);
  fullDiskSuite(engine);
  loadSuite(engine);
  shutdownSuite(engine);
  if (engine.name === 'PostgreSQL') unavailableSuite(postgres);
});
