/**
 * Builds the demonstration in every language: the shop as static files for a folder of a host, whose API MSW answers in
 * the browser. English is in this folder, and a translation in a folder of its own below it, such as `hi/`. Usage:
 * DEMO_BASE=/niramaya/ node build/demo.ts. The result is `demo/dist`, which is emptied first.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { languages, screens } from '@niramaya/contract';
import { build } from 'vite';
import { language } from './language.ts';

const root = path.resolve(import.meta.dirname, '..');
const repository = path.resolve(root, '../..');
const dist = path.join(root, 'demo/dist');
const folder = language === 'en' ? dist : path.join(dist, language);

// Node imports the configuration, and so chooses the language of its texts. Vite would bundle it first, in English.
await build({ configFile: path.join(root, 'demo/vite.config.ts'), configLoader: 'native' });

// A static host finds a page only where a file is. All pages are the same file, which the router fills.
const page = path.join(folder, 'index.html');
for (const { path: pathname } of Object.values(screens)) {
  mkdirSync(path.join(folder, pathname), { recursive: true });
  if (pathname !== '/') cpSync(page, path.join(folder, pathname, 'index.html'));
}

if (language === 'en') {
  cpSync(page, path.join(folder, '404.html'));
  cpSync(path.join(repository, 'libs/fixtures/pictures'), path.join(folder, 'pictures'), { recursive: true });
  cpSync(path.join(repository, 'node_modules/msw/lib/mockServiceWorker.js'), path.join(folder, 'mockServiceWorker.js'));
  for (const other of languages.filter((one) => one !== 'en'))
    execFileSync(process.execPath, [`--conditions=${other}`, import.meta.filename], { stdio: 'inherit' });
}
