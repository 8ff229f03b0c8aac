import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';
import { documentHead } from '../document-head.ts';

/**
 * The Vite configuration of the demonstration (`build/demo.ts`). That of the shop does not fit: its chunks are fetched
 * from the root of a host, and the demonstration is in a folder of one. `DEMO_BASE` is the path of this folder, with a
 * slash at both ends.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: process.env.DEMO_BASE || '/niramaya/',
  publicDir: '../public',
  plugins: [react(), documentHead()],
  // The demonstration has no server that chooses between languages, and is built in English alone.
  define: { 'import.meta.env.VITE_ONE_LANGUAGE': JSON.stringify('en') },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: browserslistToEsbuild(),
    // One chunk has the demo catalogue and MSW.
    chunkSizeWarningLimit: 1_500,
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
});
