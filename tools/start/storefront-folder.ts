import path from 'node:path';

/** Where the built storefront is. The checks build one of their own, so that a running shop keeps its own. */
export const storefrontFolder = (environment: NodeJS.ProcessEnv = process.env): string =>
  path.resolve(environment.STOREFRONT_DIR || path.join(import.meta.dirname, '../../apps/storefront/dist'));
