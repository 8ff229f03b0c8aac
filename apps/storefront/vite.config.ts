import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { codeSplitting } from './build/code-splitting.ts';
import { noServiceWorker } from './build/service-worker.ts';
import { documentHead } from './document-head.ts';

export default defineConfig({
  root: import.meta.dirname,
  // Chakra asks this package which of the properties given to a component are styles.
  resolve: { alias: { '@pandacss/is-valid-prop': '@niramaya/ui/css-properties' } },
  plugins: [react(), documentHead(), noServiceWorker()],
  build: {
    target: 'es2022',
    manifest: true,
    // A browser from before 2023 fetches the parts a little later without it; every other one would carry it for nothing.
    modulePreload: { polyfill: false },
    sourcemap: false,
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting } },
    // A font written into a style sheet would come anew with every page.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
});
