import { createServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noServiceWorker, shellFiles } from './service-worker.ts';

const server = await createServer({
  configFile: false,
  logLevel: 'silent',
  appType: 'custom',
  server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  plugins: [noServiceWorker()],
});
beforeAll(() => server.listen());
afterAll(() => server.close());

it('in development, the worker unregisters itself and caches nothing', async () => {
  const response = await fetch(new URL('/service-worker.js', server.resolvedUrls?.local[0]));
  expect(response.headers.get('content-type')).toContain('text/javascript');
  expect(response.headers.get('cache-control')).toBe('no-cache');

  const listeners = new Map<string, (event: { waitUntil: (done: unknown) => void }) => void>();
  const calls: string[] = [];
  const self = {
    addEventListener: (name: string, listener: (event: { waitUntil: (done: unknown) => void }) => void) =>
      listeners.set(name, listener),
    skipWaiting: () => calls.push('skipWaiting'),
    registration: { unregister: () => calls.push('unregister') },
  };
  new Function('self', await response.text())(self);
  for (const listener of listeners.values()) listener({ waitUntil: () => undefined });
  expect([...listeners.keys()]).toEqual(['install', 'activate']);
  expect(calls).toEqual(['skipWaiting', 'unregister']);
});

it('a built worker precaches the shell and the account, but no unvisited screen', () => {
  const chunk = (file: string, rest: object = {}) => ({ file, ...rest });
  const manifest = {
    'index.html': chunk('assets/index.js', {
      imports: ['shared'],
      dynamicImports: [
        'libs/ui/src/Menu/MenuList.tsx',
        'libs/feature-account/src/OrdersPanel/OrdersPanel.tsx',
        'libs/feature-cart/src/CartScreen/CartScreen.tsx',
      ],
      assets: ['assets/anek-latin-Zcss_Q-6.woff2'],
    }),
    shared: chunk('assets/shared.js'),
    'libs/ui/src/Menu/MenuList.tsx': chunk('assets/MenuList.js'),
    'libs/feature-account/src/OrdersPanel/OrdersPanel.tsx': chunk('assets/OrdersPanel.js'),
    'libs/feature-cart/src/CartScreen/CartScreen.tsx': chunk('assets/CartScreen.js'),
  };
  expect(shellFiles(manifest)).toEqual([
    '/assets/index.js',
    '/assets/shared.js',
    '/assets/MenuList.js',
    '/assets/OrdersPanel.js',
    '/assets/anek-latin-Zcss_Q-6.woff2',
    '/favicon.svg',
  ]);
});
