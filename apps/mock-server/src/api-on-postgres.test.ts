import { postgresEngine, runSuites } from '../test/engines.ts';
import { sharedSuites } from './api.suite.ts';

runSuites(postgresEngine(), sharedSuites);
