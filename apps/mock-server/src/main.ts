import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { runUntilStopped } from './run.ts';
import type { RunningServer, ServerOptions } from './server.ts';
import type { Settings } from './settings.ts';

const COMPILE_CACHE = path.resolve(import.meta.dirname, '../../../.cache/compiled');

/** Opens the database and serves the API and the storefront. It loads `server.ts` when it is called. */
export const startServer = async (settings: Settings, options?: ServerOptions): Promise<RunningServer> =>
  (await import('./server.ts')).startServer(settings, options);

if (import.meta.main) {
  // Everything else is imported after this line, so its compiled code is cached. The next start takes half the time and
  // memory.
  enableCompileCache(COMPILE_CACHE);
  await runUntilStopped(async () => {
    const { readSettings } = await import('./settings.ts');
    return startServer(readSettings());
  });
}
