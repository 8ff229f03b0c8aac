import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { binFile } from '../setup/bin.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Publishes the stories to Chromatic in the modes of `.storybook/modes.ts`, for teams that have an account. TurboSnap
 * (`--only-changed`) photographs only what a commit can have changed; what every story is made of counts as all.
 */
const publish = [
  '--build-script-name=build-storybook',
  '--only-changed',
  '--externals=.storybook/public/**',
  '--externals=package-lock.json',
  '--exit-zero-on-changes',
];

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  const child = spawn(process.execPath, [binFile(root, 'chromatic'), ...publish, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
} else {
  console.log('Nothing was published: set CHROMATIC_PROJECT_TOKEN to the token of your Chromatic project.');
}
