import { postgresEngine } from '../test/engines.ts';
import { runSuites, sharedSuites } from './api.suite.ts';

runSuites(postgresEngine(), sharedSuites);
