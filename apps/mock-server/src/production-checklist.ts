import { readFileSync } from 'node:fs';
import path from 'node:path';
import { OWN_CATALOGUE, readCatalogueMark } from './database/catalogue-mark.ts';
import type { Database } from './database/database.ts';
import type { Settings } from './settings.ts';

/** Something that a shop needs before shoppers use it, with the page that explains it. */
interface OpenPoint {
  readonly sentence: string;
  readonly page: string;
}

const PAGE = 'docs/running-it.md#before-you-open';

/**
 * The pages of a build without `SITE_URL` have this address of their own. `build/site-url.ts` of the shop has it too.
 */
const LOCAL_CANONICAL = '<link rel="canonical" href="http://127.0.0.1:4200/';

/** The attribute of a build with `VITE_OWN_CATALOGUE=true`. `document-head.ts` of the shop writes it. */
const OWN_PAGES = 'data-catalogue="own"';

/** Returns the home page, or null without one: then nothing is known of the build, and the shop reports that itself. */
function readHomePage(storefrontDir: string): string | null {
  try {
    return readFileSync(path.join(storefrontDir, 'index.html'), 'utf8');
  } catch {
    return null;
  }
}

/**
 * Returns what a shop in production still lacks: products, a Firebase project, pages for its own catalogue and with its
 * public address, and the networks of its proxies. The shop runs without them, but not as shoppers need it.
 *
 * @param storefrontDir The folder of the built shop.
 */
export async function productionChecklist(
  { identity, trustedProxies }: Pick<Settings, 'identity' | 'trustedProxies'>,
  { db }: Pick<Database, 'db'>,
  storefrontDir: string,
): Promise<OpenPoint[]> {
  const product = await db.selectFrom('products').select('id').limit(1).executeTakeFirst();
  const mark = await readCatalogueMark(db);
  const homePage = readHomePage(storefrontDir);
  const openPoints: OpenPoint[] = [];
  if (product === undefined)
    openPoints.push({
      sentence: 'the catalogue is empty: load your products with npm run import -- FILE',
      page: 'docs/own-catalogue.md',
    });
  if (identity.projectId.startsWith('demo-'))
    openPoints.push({
      sentence: `no Firebase project: no shopper can sign in to "${identity.projectId}", set VITE_FIREBASE_PROJECT_ID, and FIREBASE_PROJECT_ID if you use it, to your own`,
      page: PAGE,
    });
  if (mark === OWN_CATALOGUE && homePage?.includes(OWN_PAGES) === false)
    openPoints.push({
      sentence:
        'the pages were built for the demo catalogue and have its claims: set VITE_OWN_CATALOGUE=true and build them again',
      page: 'docs/own-catalogue.md',
    });
  if (homePage?.includes(LOCAL_CANONICAL))
    openPoints.push({
      sentence: 'the pages were built without SITE_URL: their links lead to 127.0.0.1, set it and build them again',
      page: PAGE,
    });
  if (trustedProxies.length === 0)
    openPoints.push({
      sentence: 'TRUSTED_PROXIES is not set: behind a proxy all shoppers share the limits of one address',
      page: PAGE,
    });
  return openPoints;
}
