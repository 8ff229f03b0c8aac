import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';
import { chunkFiles } from './build/chunk-files.ts';
import { noServiceWorker } from './build/service-worker.ts';
import { documentHead } from './document-head.ts';

/** Chakra, which only dialogs, drawers and toasts load. */
const chakra =
  /node_modules.(@chakra-ui|@ark-ui|@zag-js|@emotion|stylis|@pandacss)|libs.ui.src.(Dialog|Drawer|overlay|theme|toast)/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), documentHead(), chunkFiles(), noServiceWorker()],
  build: {
    // The browsers of `.browserslistrc`.
    target: browserslistToEsbuild(),
    manifest: true,
    sourcemap: false,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        // Without the list of all chunks that share it.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'shell', tags: ['$initial'], priority: 3 },
            {
              name: 'chakra',
              test: chakra,
              minShareCount: 2,
              entriesAware: true,
              priority: 2,
            },
            { name: 'shared', minShareCount: 3, priority: 1 },
          ],
        },
      },
      treeshake: {
        // Each icon of lucide-react reads a property of itself for nothing, which costs every page 0.2 kB. No code here
        // reads a layout for the sake of reading it.
        propertyReadSideEffects: false,
        // Emotion imports it for components with a theme as a property. There are none here, and it does nothing by
        // itself.
        moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }],
      },
    },
    // A font inside a style sheet would be loaded again with every page.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
});
