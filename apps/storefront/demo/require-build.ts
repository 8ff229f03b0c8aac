// Ends with a sentence if the demonstration was not built. `vite preview` would start all the same, and each test would
// wait for a page until its timeout.
import { existsSync } from 'node:fs';
import path from 'node:path';

if (!existsSync(path.join(import.meta.dirname, 'dist/index.html'))) {
  process.stderr.write('There is no demonstration yet: run npm run build-demo.\n');
  process.exit(1);
}
