import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';
import { chunkFiles } from './build/chunk-files.ts';
import { compileHint } from './build/compile-hint.ts';
import { documentHead } from './document-head.ts';

const chakra =
  /node_modules.(@chakra-ui|@ark-ui|@zag-js|@emotion|stylis|@pandacss)|libs.ui.src.(Dialog|Drawer|overlay|theme)/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), documentHead(), chunkFiles(), compileHint()],
  build: {
    target: browserslistToEsbuild(),
    manifest: true,
    sourcemap: false,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
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
        // Unused property reads of lucide-react cost 0.2 kB.
        propertyReadSideEffects: false,
        // Emotion imports them for themed components, which are unused.
        moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }],
      },
    },
    // Inlined, a font would load with every page.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
});
