import { runUntilStopped } from '../src/run.ts';
import { startServer } from '../src/server.ts';
import { readSettings } from '../src/settings.ts';

/** The server with the pages of the folder that `STOREFRONT_DIR` names. */
await runUntilStopped(() => startServer(readSettings(), { storefrontDir: process.env.STOREFRONT_DIR }));
