import path from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import type { RelayHandler } from '../../apps/mock-server/src/identity/relay.ts';
import { scenarioPlugin } from './scenarios.ts';

const folder = path.resolve(import.meta.dirname, '../../apps/storefront');

export interface DevStorefrontOptions {
  readonly host: string;
  readonly port: number;
  /** The URL of the API. Pages request it under `/api`, as they do in the built shop. */
  readonly apiUrl: string;
  readonly relay: RelayHandler | undefined;
}

/** Serves the storefront's sources, which reload in the browser when they change. */
export async function serveStorefront({ host, port, apiUrl, relay }: DevStorefrontOptions): Promise<ViteDevServer> {
  const identity: Plugin = {
    name: 'niramaya-identity-relay',
    configureServer: (server) => {
      if (relay) server.middlewares.use(relay);
    },
  };
  const server = await createServer({
    root: folder,
    configFile: path.join(folder, 'vite.config.ts'),
    plugins: [identity, scenarioPlugin()],
    server: {
      host,
      port,
      strictPort: true,
      proxy: { '/api': { target: apiUrl, rewrite: (address) => address.replace(/^\/api/, '') } },
    },
  });
  return server.listen();
}
