/**
 * Builds the shop: the client, the prerendered pages, the service worker and the compressed copies.
 * Usage: node build/main.ts [folder]. The folder is `dist` by default, and it is emptied first.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { compressFiles } from './compress.ts';
import { headScripts } from './head-scripts.ts';
import { EMPTY_SCRIPT } from './page.ts';
import { prerenderPages } from './prerender.ts';
import { writeScriptHashes } from './script-hashes.ts';
import { buildServiceWorker } from './service-worker.ts';
import { QR_CODE_PATH, qrCodeSvg, siteUrl } from './site-url.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.resolve(process.argv[2] ?? path.join(root, 'dist'));
const serverFolder = path.join(root, '../../.cache/storefront.server');

const qrCode = qrCodeSvg();
// Vite reads the environment at the beginning of the build, so the variable has to be set before.
if (qrCode) process.env.VITE_SHOP_CODE = QR_CODE_PATH;

const configFile = path.join(root, 'vite.config.ts');
await build({ configFile, build: { outDir: folder, emptyOutDir: true } });
await build({
  configFile,
  logLevel: 'warn',
  build: { ssr: 'src/server.tsx', outDir: serverFolder, emptyOutDir: true, copyPublicDir: false, manifest: false },
});
await prerenderPages(folder, path.join(serverFolder, 'server.js'), siteUrl());
writeScriptHashes(folder, [...(await headScripts()), EMPTY_SCRIPT]);
if (qrCode) writeFileSync(path.join(folder, QR_CODE_PATH), qrCode);
await buildServiceWorker(folder);
await compressFiles(folder);
