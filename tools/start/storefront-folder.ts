import path from 'node:path';

/**
 * Returns the folder of the built storefront. The checks use a separate build, so that a running shop keeps its own.
 */
export const storefrontFolder = (environment: NodeJS.ProcessEnv = process.env): string =>
  path.resolve(environment.STOREFRONT_DIR || path.join(import.meta.dirname, '../../apps/storefront/dist'));
