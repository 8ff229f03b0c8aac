import { postgresEngine } from '../test/engines.ts';
import { furtherSuites, runSuites } from './api.suite.ts';
import { processesSuite } from './processes.suite.ts';

runSuites(postgresEngine(), furtherSuites, processesSuite);
