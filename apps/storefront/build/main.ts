/**
 * Builds the shop: the client and the prerendered pages in each language, the service worker and the compressed copies.
 * English is at the root of the folder. The pages of a translation are in a folder of its own, such as `hi/`, which is
 * no address. The scripts of all languages share `assets/`, because their names have a hash. Usage: node build/main.ts
 * [folder]. The folder is `dist` by default, and it is emptied first.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languages, paths, type Language } from '@niramaya/contract';
import { compressFiles } from './compress.ts';
import { robotsTxt, sitemapXml } from './head.ts';
import { buildPages, type BuiltPages } from './pages.ts';
import { writeScriptHashes } from './script-hashes.ts';
import { buildServiceWorker } from './service-worker.ts';
import { QR_CODE_PATH, qrCodeSvg, siteUrl } from './site-url.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.resolve(process.argv[2] ?? path.join(root, 'dist'));
const cache = path.join(root, '../../.cache');

// Panda logs an uncaught exception, after which the process would end with 0, and Nx would keep the failed build.
process.exitCode = 1;

const qrCode = qrCodeSvg();
// Vite reads the environment at the beginning of the build, so the variable has to be set before.
if (qrCode) process.env.VITE_SHOP_CODE = QR_CODE_PATH;

/** Builds a translation, and adds its pages and the files that English lacks to the build. */
function addTranslation(language: Language): BuiltPages {
  const built = path.join(cache, `storefront.${language}`);
  const script = path.join(import.meta.dirname, 'translation.ts');
  const server = path.join(cache, `storefront.server.${language}`);
  execFileSync(process.execPath, [`--conditions=${language}`, script, built, server], { stdio: 'inherit' });
  cpSync(path.join(built, 'assets'), path.join(folder, 'assets'), { recursive: true });
  for (const page of globSync('**/*.html', { cwd: built }))
    cpSync(path.join(built, page), path.join(folder, language, page));
  return JSON.parse(readFileSync(path.join(built, 'pages.json'), 'utf8')) as BuiltPages;
}

const english = await buildPages(folder, path.join(cache, 'storefront.server'));
const translations = languages
  .filter((language) => language !== 'en')
  .map((one) => [one, addTranslation(one)] as const);
const pages = { en: english, ...Object.fromEntries(translations) } as Readonly<Record<Language, BuiltPages>>;

writeFileSync(path.join(folder, 'robots.txt'), robotsTxt(siteUrl()));
writeFileSync(path.join(folder, 'sitemap.xml'), sitemapXml(Object.values(paths), siteUrl()));
writeScriptHashes(folder, new Set(Object.values(pages).flatMap(({ scriptHashes }) => scriptHashes)));
if (qrCode) writeFileSync(path.join(folder, QR_CODE_PATH), qrCode);
await buildServiceWorker(folder, pages);
await compressFiles(folder);
process.exitCode = 0;
