import { postgresEngine } from '../test/engines.ts';
import { runSuites } from '../test/suites.ts';
import { furtherSuites } from './api.suite.ts';

runSuites(postgresEngine(), furtherSuites);
