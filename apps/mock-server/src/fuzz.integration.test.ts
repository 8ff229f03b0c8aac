import { runSuitesOnBoth } from '../test/suites.ts';
import { fuzzSuite } from './fuzz/fuzz.suite.ts';

runSuitesOnBoth([fuzzSuite], 600_000);
