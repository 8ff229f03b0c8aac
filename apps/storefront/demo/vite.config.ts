import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defaultClientConditions, defineConfig } from 'vite';
import { language, languageConditions } from '../build/language.ts';
import { documentHead } from '../document-head.ts';

const root = process.env.DEMO_BASE || '/niramaya/';
/** The folder of this language below that of the demonstration. */
const folder = language === 'en' ? '' : `${language}/`;

/**
 * The Vite configuration of the demonstration (`build/demo.ts`). That of the shop does not fit: its chunks are fetched
 * from the root of a host, and the demonstration is in a folder of one. `DEMO_BASE` is the path of this folder, with a
 * slash at both ends.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: `${root}${folder}`,
  publicDir: '../public',
  plugins: [react(), documentHead()],
  resolve: { conditions: [...languageConditions, ...defaultClientConditions] },
  define: {
    // The demonstration has no server that chooses between languages. Its languages are in folders of their own.
    'import.meta.env.VITE_ONE_LANGUAGE': JSON.stringify(language),
    'import.meta.env.VITE_DEMO_ROOT': JSON.stringify(root),
  },
  build: {
    outDir: `dist/${folder}`,
    emptyOutDir: true,
    target: browserslistToEsbuild(),
    // One chunk has the demo catalogue and MSW.
    chunkSizeWarningLimit: 1_500,
    // A font that is inlined into the style sheet would load with every page. Other files have Vite's own limit.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
});
