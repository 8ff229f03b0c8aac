import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { binFile } from './setup/bin.mjs';

const root = path.resolve(import.meta.dirname, '..');
const run = (file: string, args: readonly string[], stdio: 'inherit' | 'ignore') =>
  spawnSync(process.execPath, [file, ...args], { cwd: root, stdio, env: { ...process.env, NX_DAEMON: 'false' } })
    .status ?? 1;

/**
 * Lints the workspace. The boundary rule reads the graph that Nx keeps on disk and trusts it however old it is, so Nx
 * draws it anew first.
 */
const drawn = run(binFile(root, 'nx'), ['show', 'projects'], 'ignore');
if (drawn !== 0) {
  console.error('Nx could not draw the project graph: run “npx nx graph” to see why.');
  process.exit(1);
}
process.exit(
  run(
    binFile(root, 'eslint'),
    ['--max-warnings=0', ...(process.argv.length > 2 ? process.argv.slice(2) : ['.'])],
    'inherit',
  ),
);
