// A target of Nx: runs a check on the Node of the workspace and keeps the result where Nx restores it.
// `node tools/check.mjs --in=FOLDER [--report=KIND] [--browser] [--packages=FOLDER] COMMAND ARGUMENTS…`
// `tools/test/check.ts` describes the options. `--packages` names a folder with a lock file of its own, for packages that
// only this check needs.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { createSteps } from './setup/steps.mjs';
import { root, setUp } from './setup.mjs';
import { giveUp } from './setup/trouble.mjs';

const packages = process.argv.find((argument) => argument.startsWith('--packages='))?.split('=')[1];
const { node, env } = await setUp(createSteps({ total: 1 }), { quietWhenReady: true, packages }).catch(giveUp);
const { status } = spawnSync(node, [path.join(root, 'tools/test/check.ts'), ...process.argv.slice(2)], {
  cwd: root,
  env,
  stdio: 'inherit',
});
process.exit(status ?? 1);
