import { sqliteEngine } from '../test/engines.ts';
import { furtherSuites, runSuites, sharedSuites } from './api.suite.ts';

runSuites(sqliteEngine(), sharedSuites, furtherSuites);
