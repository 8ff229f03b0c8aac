// The target `unused`: lists with Knip what nothing imports (see knip.config.ts).
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { binFile } from '../setup/bin.mjs';

// Knip looks at everything first. Then it looks at the shop alone, where code that only tests and stories use counts as
// unused, and at the packages of the root.
const root = path.resolve(import.meta.dirname, '../..');
const looks = [[], ['--production', '--include=files,exports'], ['--dependencies', '--workspace=.']].map(
  (args) =>
    spawnSync(process.execPath, [binFile(root, 'knip'), '--no-progress', '--no-config-hints', ...args], {
      cwd: root,
      stdio: 'inherit',
    }).status,
);
process.exit(looks.every((status) => status === 0) ? 0 : 1);
