import { createRequire } from 'node:module';
import fs from 'node:fs';
import path from 'node:path';

/**
 * The file behind a command that a package brings. `node_modules/.bin` is no help: it holds shell scripts on Windows.
 * @param {string} root the workspace
 * @param {string} pkg
 * @param {string} [command] where the package brings several
 */
export function binFile(root, pkg, command = pkg) {
  const file = createRequire(path.join(root, 'package.json')).resolve(`${pkg}/package.json`);
  const { bin } = JSON.parse(fs.readFileSync(file, 'utf8'));
  return path.join(path.dirname(file), typeof bin === 'string' ? bin : bin[command]);
}
