import { sqliteEngine } from '../test/engines.ts';
import { runSuites } from '../test/suites.ts';
import { furtherSuites, sharedSuites } from './api.suite.ts';

runSuites(sqliteEngine(), [...sharedSuites, ...furtherSuites]);
