import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { binFile } from './setup/bin.mjs';
import { giveUp, Trouble } from './setup/trouble.mjs';

const root = path.resolve(import.meta.dirname, '..');
const [generator, ...args] = process.argv.slice(2);
if (!generator)
  giveUp(new Trouble('Say what to generate, e.g. npm run generate -- component PriceTag --lib=ui --kind=display.'));

/** `npm run generate -- component Name` is one of our own generators, run by Nx. */
const { status } = spawnSync(
  process.execPath,
  [binFile(root, 'nx'), 'generate', `./tools/generators/generators.json:${generator}`, ...args],
  { cwd: root, stdio: 'inherit', env: { ...process.env, NX_DAEMON: 'false' } },
);
process.exit(status ?? 1);
