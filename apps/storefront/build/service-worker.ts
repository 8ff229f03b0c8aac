import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '@niramaya/contract';
import { offlineCopy } from '@niramaya/contract/copy/offline';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { build, type Manifest } from 'vite';
import { ENTRY, filesOf } from './chunks.ts';
import { escapeText } from './page.ts';

const root = path.resolve(import.meta.dirname, '..');

const isOfScreens = (source: string) => /feature-(?!account|shell)|Screen\.tsx$|firebase/.test(source);

/** Returns the files that work offline at once. */
export function shellFiles(manifest: Manifest): string[] {
  const files = filesOf(manifest, ENTRY, ({ imports = [], dynamicImports = [] }) => [
    ...imports,
    ...dynamicImports.filter((source) => !isOfScreens(source)),
  ]);
  const font = manifest[ENTRY]?.assets?.find((file) => /\/anek-latin-[\w-]{8}\.woff2$/.test(file));
  const sheets = manifest[ENTRY]?.css?.map((file) => `/${file}`) ?? [];
  return [...files, ...sheets, ...(font ? [`/${font}`] : []), '/favicon.svg'];
}

function offlinePage(): string {
  const { title, unseen, retry, cart } = offlineCopy.offline;
  const words = [title, unseen, retry, cart].map(escapeText);
  return `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${words[0]} · Niramaya</title><style>:root{color-scheme:light dark}body{margin:0;min-height:100dvh;display:grid;place-content:center;gap:12px;padding:24px;box-sizing:border-box;font:1rem/1.5 'Anek Latin Variable',ui-sans-serif,system-ui,sans-serif;background:Canvas;color:CanvasText;text-align:center}h1{font-size:1.625rem;margin:0}p{margin:0;max-width:36ch}a{color:LinkText;display:inline-block;padding:10px}</style><h1>${words[0]}</h1><p>${words[1]}</p><p><a href="">${words[2]}</a> <a href="${paths.cart}">${words[3]}</a></p></html>`;
}

/** Bundles the service worker with its list of files. */
export async function buildServiceWorker(folder: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: {
      SHELL_FILES: JSON.stringify(shellFiles(manifest)),
      OFFLINE_PAGE: JSON.stringify(offlinePage()),
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
