import path from 'node:path';
import type { RequestHandler } from 'express';
import { createApi } from './app.ts';
import type { Database } from './database/database.ts';
import { openDoor } from './backup/door.ts';
import { openDatabase } from './database/open.ts';
import { databaseTrouble } from './database/trouble.ts';
import { createLanes } from './http/lanes.ts';
import { listen, type Listening } from './http/listen.ts';
import { createLogger, type Logger } from './logger.ts';
import { createMetrics } from './metrics/metrics.ts';
import type { Settings } from './settings.ts';
import { StartError } from './start-error.ts';
import { createStorefront } from './storefront.ts';
import { publishAssets } from './storefront/asset-store.ts';

export interface ServerOptions {
  /** The identity relay, mounted on the storefront's port before anything else. */
  readonly relay?: RequestHandler;
  /** Where the built storefront lies. */
  readonly storefrontDir?: string;
}

export interface RunningServer {
  readonly apiUrl: string;
  readonly storefrontUrl: string;
  /** What the server reads and writes. The embedded one can be reached through here alone while the server runs. */
  readonly database: Database;
  /** Lets requests under way finish, then closes the database. */
  close(): Promise<void>;
}

const BUILT_STOREFRONT = path.resolve(import.meta.dirname, '../../storefront/dist');

/** A folder that cannot be written costs the pages of other builds their files, not this one its start. */
function publishAssetsOrSay(build: string, store: string, logger: Logger): void {
  try {
    publishAssets(build, store);
  } catch (err) {
    logger.warn({ err }, 'the files of this build are not served by other processes: make ASSETS_DIR writable');
  }
}

/**
 * Opens the database, lays out the demo shop where asked, and serves the API and the storefront.
 * @throws StartError with one sentence for the person at the terminal
 */
export async function startServer(
  settings: Settings,
  { relay, storefrontDir = BUILT_STOREFRONT }: ServerOptions = {},
): Promise<RunningServer> {
  const logger = createLogger(settings.logLevel);
  const database = await openDatabase(settings, logger);
  const listening: Listening[] = [];
  let closeDoor = (): Promise<void> => Promise.resolve();
  const close = async (): Promise<void> => {
    await Promise.all([closeDoor(), ...listening.map((one) => one.close())]);
    await database.close();
  };
  try {
    if (settings.demo) {
      // The demo shop is loaded only where it is shown.
      const { seed } = await import('./seed/seed.ts');
      await seed(database);
    }
    publishAssetsOrSay(storefrontDir, settings.assetsDir, logger);
    const lanes = createLanes(database.engine);
    const metrics = createMetrics(database, lanes);
    const api = createApi({ database, settings, logger, lanes, metrics });
    const storefront = createStorefront({ api, relay, folder: storefrontDir, settings, logger, metrics });
    const onRefused = metrics.refused;
    const apiServer = await listen(api, settings.host, settings.apiPort, 'API_PORT', { onRefused });
    listening.push(apiServer);
    const storefrontServer = await listen(storefront, settings.host, settings.storefrontPort, 'STOREFRONT_PORT', {
      onRefused,
    });
    listening.push(storefrontServer);
    if (database.backUp) closeDoor = await openDoor(settings.dataDir, database.backUp, logger);
    return { apiUrl: apiServer.url, storefrontUrl: storefrontServer.url, database, close };
  } catch (error) {
    await close();
    if (databaseTrouble(error) === 'full')
      throw new StartError('The disk of the database is full: free some space and start again.');
    throw error;
  }
}
