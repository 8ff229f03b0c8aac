import { runSuitesOnBoth } from '../test/engines.ts';
import { fuzzSuite } from './fuzz/fuzz.suite.ts';

/** How long a test may take, in ms. */
const timeout = 600_000;

runSuitesOnBoth([fuzzSuite], timeout);
