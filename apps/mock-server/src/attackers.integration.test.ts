import { afterAll, beforeAll, describe, vi } from 'vitest';
import { postgresEngine, sqliteEngine } from '../test/engines.ts';
import { injectionSuite } from './attackers/injection.suite.ts';
import { limitsSuite } from './attackers/limits.suite.ts';
import { rebindingSuite } from './attackers/rebinding.suite.ts';
import { wireSuite } from './attackers/wire.suite.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe.each([sqliteEngine(), postgresEngine()])('on $name', (engine) => {
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());

  injectionSuite(engine);
  wireSuite(engine);
  limitsSuite(engine);
  rebindingSuite(engine);
});
