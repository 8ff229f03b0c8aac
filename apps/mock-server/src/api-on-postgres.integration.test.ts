import { postgresEngine } from '../test/engines.ts';
import { furtherSuites, runSuites } from './api.suite.ts';

runSuites(postgresEngine(), furtherSuites);
