import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './chunks.ts';
import { documentHead } from './document-head.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), documentHead()],
  build: { target: 'es2022', manifest: true, sourcemap: false, rolldownOptions: { output: { codeSplitting: chunks } } },
});
