import path from 'node:path';
import { createServer, defaultClientConditions } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { languagePlugin } from './language.ts';

const root = path.resolve(import.meta.dirname, '../../apps/storefront');

it.each([
  ['en', 'libs/copy/src/en/cart.ts', '<html lang="en-IN">'],
  ['hi', 'libs/copy/src/hi/cart.ts', '<html lang="hi">'],
] as const)('the development server has the texts and the page of the language %s', async (language, texts, html) => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    root,
    resolve: { conditions: [...defaultClientConditions] },
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [languagePlugin(language)],
  });
  onTestFinished(() => server.close());
  const found = await server.environments.client.pluginContainer.resolveId(
    '@niramaya/copy/cart',
    path.join(root, 'src/main.tsx'),
  );
  expect(found?.id).toMatch(new RegExp(`/${texts}$`));
  expect(await server.transformIndexHtml('/', '<html lang="en-IN"><head></head></html>')).toContain(html);
  // The page of a shop with a catalogue of its own has one attribute more.
  const own = await server.transformIndexHtml('/', '<html lang="en-IN" data-catalogue="own"><head></head></html>');
  expect(own).toContain(html.replace('>', ' data-catalogue="own">'));
});
