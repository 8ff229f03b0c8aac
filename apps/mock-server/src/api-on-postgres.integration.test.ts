import { postgresEngine, runSuites } from '../test/engines.ts';
import { furtherSuites } from './api.suite.ts';

runSuites(postgresEngine(), furtherSuites);
