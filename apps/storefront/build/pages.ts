import path from 'node:path';
import { build } from 'vite';
import { headScripts } from './head-scripts.ts';
import { EMPTY_SCRIPT } from './page.ts';
import { prerenderPages } from './prerender.ts';
import { hashOf } from './script-hashes.ts';
import { offlinePage, shellFiles } from './service-worker.ts';
import { siteUrl } from './site-url.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The parts of a build in one language that the server and the service worker need from both. */
export interface BuiltPages {
  /** The sources of the content security policy for the inline scripts. */
  readonly scriptHashes: readonly string[];
  /** The paths of the files that work offline at once. */
  readonly shellFiles: readonly string[];
  /** The HTML of the page that the worker answers with if a screen is neither reachable nor stored. */
  readonly offlinePage: string;
}

/**
 * Builds the client and prerenders every page in the language of this process (`language.ts`).
 *
 * @param folder The folder of the client build, which is emptied first.
 * @param serverFolder The folder of the server bundle that renders the pages. It is emptied first too.
 */
export async function buildPages(folder: string, serverFolder: string): Promise<BuiltPages> {
  // Node imports the configuration, and so chooses the language of its texts. Vite would bundle it first, in English.
  const config = { configFile: path.join(root, 'vite.config.ts'), configLoader: 'native' } as const;
  await build({ ...config, build: { outDir: folder, emptyOutDir: true } });
  await build({
    ...config,
    logLevel: 'warn',
    build: { ssr: 'src/server.tsx', outDir: serverFolder, emptyOutDir: true, copyPublicDir: false, manifest: false },
  });
  await prerenderPages(folder, path.join(serverFolder, 'server.js'), siteUrl());
  return {
    scriptHashes: [...(await headScripts()), EMPTY_SCRIPT].map(hashOf),
    shellFiles: shellFiles(folder),
    offlinePage: offlinePage(),
  };
}
