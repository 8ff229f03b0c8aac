import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { binFile } from '../setup/bin.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/*
 * Publishes the stories to Chromatic in the modes of `chromatic-modes.ts`, for teams that have an account.
 * The settings are in `chromatic.config.json`. A change that nobody has accepted fails the command, except on main.
 */
if (process.env.CHROMATIC_PROJECT_TOKEN) {
  const child = spawn(process.execPath, [binFile(root, 'chromatic'), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
} else {
  console.log('Nothing was published: set CHROMATIC_PROJECT_TOKEN to the token of your Chromatic project.');
}
