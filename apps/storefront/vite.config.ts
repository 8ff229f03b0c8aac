import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';
import { chunkFiles } from './build/chunk-files.ts';
import { codeSplitting } from './build/code-splitting.ts';
import { leanRouter } from './build/lean-router.ts';
import { noServiceWorker } from './build/service-worker.ts';
import { documentHead } from './document-head.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), documentHead(), chunkFiles(), leanRouter(), noServiceWorker()],
  build: {
    // The browsers of `.browserslistrc`.
    target: browserslistToEsbuild(),
    manifest: true,
    sourcemap: false,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: { codeSplitting },
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
