/**
 * `npm run dev`: the API in a process of its own that starts again with each change, Vite's development server for the
 * storefront, and the sign-in.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createServer, type Plugin } from 'vite';
import { createIdentityProxy, type IdentityProxy } from '../../apps/mock-server/src/identity/identity-proxy.ts';
import { closeInOrder, type Closing } from '../start/closing.ts';
import { openIdentity, printAddresses, readShopSettings, requireFreePorts } from '../start/shop.ts';
import { readShopLanguage } from '../shop-language.ts';
import { languagePlugin } from './language.ts';
import { scenarioPlugin } from './scenarios.ts';

/** How long `answering` waits between two requests, in ms. */
const retryDelayMs = 200;
const storefrontFolder = path.resolve(import.meta.dirname, '../../apps/storefront');

const closing = closeInOrder({ onStop: () => console.log('\nStopping …') });
await develop(closing).catch(closing.fail);

async function develop(closing: Closing): Promise<void> {
  const settings = readShopSettings();
  const language = readShopLanguage();
  await requireFreePorts(settings);
  const { host, storefrontPort: port, apiPort } = settings.server;
  const [storefrontUrl, apiUrl] = [`http://${host}:${port}`, `http://${host}:${apiPort}`];
  const emulator = openIdentity(settings, closing);

  console.log('Starting the API, the storefront and the sign-in …');
  watchApi(closing);
  await answering(`${apiUrl}/healthz`, closing.signal);
  const storefront = await createServer({
    root: storefrontFolder,
    configFile: path.join(storefrontFolder, 'vite.config.ts'),
    plugins: [languagePlugin(language), scenarioPlugin(), identityPlugin(emulator && createIdentityProxy(emulator))],
    server: {
      host,
      port,
      strictPort: true,
      proxy: { '/api': { target: apiUrl, rewrite: (address) => address.replace(/^\/api/, '') } },
    },
  });
  closing.add(() => storefront.close());
  await storefront.listen();
  await emulator?.ready;
  printAddresses({ Storefront: storefrontUrl, API: apiUrl }, emulator, settings);
}

/**
 * A Vite plugin that serves the emulator of the sign-in at the origin of the storefront. Without a `proxy` it does
 * nothing, because a Firebase project does the sign-in.
 */
function identityPlugin(proxy: IdentityProxy | undefined): Plugin {
  return {
    name: 'niramaya-identity-proxy',
    configureServer: (server) => {
      if (proxy) server.middlewares.use(proxy);
    },
  };
}

/** Starts the API, and starts it again with each change of its sources. */
function watchApi(closing: Closing): void {
  const file = path.join(import.meta.dirname, 'api.ts');
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', file], { stdio: 'inherit' });
  const ended = once(child, 'exit');
  closing.add(async () => {
    child.kill('SIGTERM');
    await ended;
  });
}

/** Resolves when the address responds with a status of success. Rejects when `signal` is aborted. */
async function answering(url: string, signal: AbortSignal): Promise<void> {
  const answers = () =>
    fetch(url, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) await wait(retryDelayMs, undefined, { signal });
}
