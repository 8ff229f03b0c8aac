import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paths, type Language } from '@niramaya/contract';
import { noticesCopy } from '@niramaya/copy/offline';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { build, type Manifest } from 'vite';
import { ENTRY, filesOf } from './chunks.ts';
import { htmlTag, language } from './language.ts';
import { escapeText } from './page.ts';
import type { BuiltPages } from './pages.ts';
import { hashOf } from './script-hashes.ts';

const root = path.resolve(import.meta.dirname, '..');

/**
 * True for a module that the shop does not need at its start: all modules of the features, except those of the account
 * and of the shell, all screens, and Firebase. The service worker stores their files when they are used.
 */
const isOfScreens = (source: string) => /feature-(?!account|shell)|Screen\.tsx$|firebase/.test(source);

/**
 * Returns the paths of the files of the build in `folder` that the service worker stores when it is installed. The shop
 * needs them to start without a connection. The files have the texts of the language of this build (`language.ts`).
 */
export const shellFiles = (folder: string): string[] =>
  shellFilesOf(JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest);

/** Works as `shellFiles`, for a manifest of Vite. */
export function shellFilesOf(manifest: Manifest): string[] {
  const files = filesOf(manifest, ENTRY, ({ imports = [], dynamicImports = [] }) => [
    ...imports,
    ...dynamicImports.filter((source) => !isOfScreens(source)),
  ]);
  // Every page needs the Latin letters. The font of Hindi has 258 kB, and most devices have Devanagari of their own.
  const font = manifest[ENTRY]?.assets?.find((file) => /\/anek-latin-[\w-]{8}\.woff2$/.test(file));
  const sheets = manifest[ENTRY]?.css?.map((file) => `/${file}`) ?? [];
  // A block of any screen shows one of these pictures if its data has not come, for which there may be no connection.
  const pictures = Object.values(manifest)
    .flatMap(({ assets = [] }) => assets)
    .filter((file) => /\/(?:error|offline)-[\w-]{8}\.svg$/.test(file))
    .map((file) => `/${file}`);
  return [...new Set([...files, ...sheets, ...(font ? [`/${font}`] : []), ...pictures]), '/favicon.svg'];
}

/**
 * Returns `service-worker/offline.html` with its texts in the language of this build (`language.ts`). The worker sends
 * the page without headers of the server, so the page itself has a content security policy: its styles, its one script
 * by the hash, and the icon and the pages of the shop.
 */
export function offlinePage(): string {
  const template = readFileSync(path.join(root, 'service-worker/offline.html'), 'utf8');
  const script = template.slice(template.indexOf('<script>') + '<script>'.length, template.indexOf('</script>'));
  const texts: Readonly<Record<string, string>> = {
    ...noticesCopy.offline,
    cartPath: paths.cart,
    homePath: paths.home,
    language: htmlTag(language),
    policy: `default-src 'none'; style-src 'unsafe-inline'; script-src '${hashOf(script)}'; img-src 'self'; connect-src 'self'`,
  };
  return template.replace(/{{(\w+)}}/g, (_place, name: string) => {
    const text = texts[name];
    if (text === undefined)
      throw new Error(`offline.html wants the text ${name}, which noticesCopy.offline does not have.`);
    return escapeText(text);
  });
}

/** Bundles the service worker with the files and the offline page of each language. */
export async function buildServiceWorker(folder: string, pages: Readonly<Record<Language, BuiltPages>>): Promise<void> {
  /** Returns one property of the pages of each language, as source text: an object by language. */
  const byLanguage = <Name extends keyof BuiltPages>(name: Name) =>
    JSON.stringify(Object.fromEntries(Object.entries(pages).map(([one, built]) => [one, built[name]])));
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: {
      SHELL_FILES: byLanguage('shellFiles'),
      OFFLINE_PAGES: byLanguage('offlinePage'),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      target: browserslistToEsbuild(),
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: path.join(root, 'service-worker/worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}
