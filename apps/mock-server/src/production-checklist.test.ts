import path from 'node:path';
import { aProduct } from '@niramaya/fixtures';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../test/folder.ts';
import { OWN_CATALOGUE, writeCatalogueMark } from './database/catalogue-mark.ts';
import { openDatabase } from './database/open.ts';
import { createLogger } from './logger.ts';
import { productionChecklist } from './production-checklist.ts';
import { saveProducts } from './products/products.store.ts';
import { readSettings } from './settings.ts';

const page = (origin: string, html = '<html>'): string =>
  `<!doctype html>${html}<head><link rel="canonical" href="${origin}/" /></head>`;
const folder = temporaryFolder({
  'local/index.html': page('http://127.0.0.1:4200'),
  'public/index.html': page('https://shop.example'),
  'own/index.html': page('https://shop.example', '<html lang="en-IN" data-catalogue="own">'),
});
const environmentOfShop = { FIREBASE_PROJECT_ID: 'niramaya-shop', TRUSTED_PROXIES: '10.0.0.0/8' };

const openPointsOf = async (environment: NodeJS.ProcessEnv, build: string, products: number, isOwn = false) => {
  const settings = readSettings({
    NODE_ENV: 'production',
    DATA_DIR: path.join(folder, `data-${products}-${isOwn}`),
    ...environment,
  });
  const database = await openDatabase(settings, createLogger('silent'));
  await database.db.transaction().execute(async (trx) => {
    if (products > 0) await saveProducts(trx, [aProduct()]);
    // An import stores this mark.
    if (isOwn) await writeCatalogueMark(trx, OWN_CATALOGUE);
  });
  const openPoints = await productionChecklist(settings, database, path.join(folder, build));
  await database.close();
  return openPoints.map(({ sentence, page }) => `${sentence} (${page})`);
};

it('the checklist of production names each thing that the shop lacks, with the page to read', async () => {
  expect(await openPointsOf({ FIREBASE_PROJECT_ID: 'demo-niramaya' }, 'local', 0)).toEqual([
    'the catalogue is empty: load your products with npm run import -- FILE (docs/own-catalogue.md)',
    'no Firebase project: no shopper can sign in to "demo-niramaya", set VITE_FIREBASE_PROJECT_ID, and FIREBASE_PROJECT_ID if you use it, to your own (docs/running-it.md#before-you-open)',
    'the pages were built without SITE_URL: their links lead to 127.0.0.1, set it and build them again (docs/running-it.md#before-you-open)',
    'TRUSTED_PROXIES is not set: behind a proxy all shoppers share the limits of one address (docs/running-it.md#before-you-open)',
  ]);
});

it('the checklist of production is empty for a shop that lacks nothing', async () => {
  expect(await openPointsOf(environmentOfShop, 'public', 1)).toEqual([]);
  expect(await openPointsOf(environmentOfShop, 'own', 1, true)).toEqual([]);
});

it('the checklist of production names the pages of the demo before an own catalogue', async () => {
  expect(await openPointsOf(environmentOfShop, 'public', 1, true)).toEqual([
    'the pages were built for the demo catalogue and have its claims: set VITE_OWN_CATALOGUE=true and build them again (docs/own-catalogue.md)',
  ]);
});
