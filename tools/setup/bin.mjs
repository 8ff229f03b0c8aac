import fs from 'node:fs';
import path from 'node:path';

/**
 * The file behind a command that a package brings. `node_modules/.bin` is no help: it holds shell scripts on Windows.
 * @param {string} root the workspace
 * @param {string} pkg
 * @param {string} [command] where the package brings several
 */
export function binFile(root, pkg, command = pkg) {
  // Read, not resolved: a package may keep its package.json to itself.
  const file = path.join(root, 'node_modules', pkg, 'package.json');
  const { bin } = JSON.parse(fs.readFileSync(file, 'utf8'));
  return path.join(path.dirname(file), typeof bin === 'string' ? bin : bin[command]);
}
