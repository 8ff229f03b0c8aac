import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { runUntilStopped } from './run.ts';
import type { RunningServer, ServerOptions } from './server.ts';
import type { Settings } from './settings.ts';

const COMPILE_CACHE = path.resolve(import.meta.dirname, '../../../.cache/compiled');

export const startServer = async (settings: Settings, options?: ServerOptions): Promise<RunningServer> =>
  (await import('./server.ts')).startServer(settings, options);

if (import.meta.main) {
  // Must precede the other imports to halve the start.
  enableCompileCache(COMPILE_CACHE);
  await runUntilStopped(async () => {
    const { readSettings } = await import('./settings.ts');
    return startServer(readSettings());
  });
}
