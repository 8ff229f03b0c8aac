import path from 'node:path';
import type { RequestHandler } from 'express';
import { createApi } from './app.ts';
import { openDatabase } from './database/open.ts';
import { databaseErrorKind } from './database/error-kind.ts';
import { listen, type ConnectionRules, type Listening } from './http/listen.ts';
import { createLogger } from './logger.ts';
import { createMetrics } from './metrics/metrics.ts';
import { productionChecklist } from './production-checklist.ts';
import type { Settings } from './settings.ts';
import { diskIsFull } from './start-error.ts';
import { createStorefront } from './storefront.ts';
import { publishAssets } from './storefront/asset-store.ts';

/** The parts of a server that `npm start` and tests replace. */
export interface ServerOptions {
  /**
   * Relays the sign-in to the emulator, under the address of the shop. Without it, this server has no sign-in of its
   * own.
   */
  readonly identityProxy?: RequestHandler;
  /** The folder of the built shop. */
  readonly storefrontDir?: string;
}

const BUILT_STOREFRONT = path.resolve(import.meta.dirname, '../../storefront/dist');

/**
 * Opens the database, stores the demo data if the settings request it, and listens on two ports: one for the API, and
 * one for the shop with the API below `/api`. In production it logs what the shop still lacks. Returns the addresses,
 * and `close`, which lets running requests finish. Throws StartError if the database or a port cannot be opened, and
 * leaves nothing open then.
 */
export async function startServer(
  settings: Settings,
  { identityProxy, storefrontDir = BUILT_STOREFRONT }: ServerOptions = {},
) {
  const logger = createLogger(settings.logLevel);
  const database = await openDatabase(settings, logger, false, async (opened) => {
    if (!settings.demo) return;
    const { seed } = await import('./seed/seed.ts');
    await seed(opened);
  });
  const listening: Listening[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(listening.map((one) => one.close()));
    await database.close();
  };
  try {
    try {
      publishAssets(storefrontDir, settings.assetsDir);
    } catch (err) {
      logger.warn({ err }, 'the files of this build are not served by other processes: make ASSETS_DIR writable');
    }
    const metrics = createMetrics(database);
    const api = createApi({ database, settings, logger, metrics });
    const storefront = createStorefront({
      api,
      identityProxy,
      folder: storefrontDir,
      database,
      settings,
      logger,
      metrics,
    });
    const rules: ConnectionRules = {
      keepAliveMs: 1_000 * settings.keepAliveSeconds,
      connectionsPerAddress: settings.connectionsPerAddress,
      // Express derives this function from its setting 'trust proxy'.
      isTrusted: (address) => (api.get('trust proxy fn') as (address: string, hop: number) => boolean)(address, 0),
      onRefused: (reason) => metrics.refused.inc({ reason }),
    };
    const apiServer = await listen(api, settings.host, settings.apiPort, 'API_PORT', rules);
    listening.push(apiServer);
    const storefrontServer = await listen(storefront, settings.host, settings.storefrontPort, 'STOREFRONT_PORT', rules);
    listening.push(storefrontServer);
    if (settings.production)
      for (const { sentence, page } of await productionChecklist(settings, database, storefrontDir))
        logger.warn({ read: page }, sentence);
    return { apiUrl: apiServer.url, storefrontUrl: storefrontServer.url, database, close };
  } catch (error) {
    await close();
    if (databaseErrorKind(error) === 'full') throw diskIsFull();
    throw error;
  }
}

/** What `startServer` returns. */
export type RunningServer = Awaited<ReturnType<typeof startServer>>;
