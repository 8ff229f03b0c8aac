import { runSuitesOnBoth } from '../test/suites.ts';
import { injectionSuite } from './attackers/injection.suite.ts';
import { limitsSuite } from './attackers/limits.suite.ts';
import { rebindingSuite } from './attackers/rebinding.suite.ts';
import { wireSuite } from './attackers/wire.suite.ts';

runSuitesOnBoth([injectionSuite, wireSuite, limitsSuite, rebindingSuite]);
