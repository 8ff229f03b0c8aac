import { sqliteEngine, runSuites } from '../test/engines.ts';
import { furtherSuites, sharedSuites } from './api.suite.ts';

runSuites(sqliteEngine(), [...sharedSuites, ...furtherSuites]);
