import { runSuitesOnBoth } from '../test/engines.ts';
import { limitsSuite } from './attackers/limits.suite.ts';
import { rebindingSuite } from './attackers/rebinding.suite.ts';
import { wireSuite } from './attackers/wire.suite.ts';

runSuitesOnBoth([wireSuite, limitsSuite, rebindingSuite]);
