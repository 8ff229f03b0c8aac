import { postgresEngine } from '../test/engines.ts';
import { runSuites } from '../test/suites.ts';
import { sharedSuites } from './api.suite.ts';

runSuites(postgresEngine(), sharedSuites);
