import { runSuitesOnBoth } from '../test/engines.ts';
import { fuzzSuite } from './fuzz/fuzz.suite.ts';

runSuitesOnBoth([fuzzSuite], 600_000);
