import { postgresEngine, sqliteEngine, runSuites } from '../test/engines.ts';
import { durabilitySuite } from './resilience/durability.suite.ts';
import { fullDiskSuite } from './resilience/full-disk.suite.ts';
import { loadSuite } from './resilience/load.suite.ts';
import { shutdownSuite } from './resilience/shutdown.suite.ts';
import { unavailableSuite } from './resilience/unavailable.suite.ts';

const suites = [durabilitySuite, fullDiskSuite, loadSuite, shutdownSuite];
const postgres = postgresEngine();

runSuites(sqliteEngine(), suites, 90_000);
runSuites(postgres, [...suites, () => unavailableSuite(postgres)], 90_000);
