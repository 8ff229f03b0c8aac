import fs from 'node:fs';
import path from 'node:path';

/**
 * Returns the file behind a command of a package. `node_modules/.bin` does not work: it holds shell scripts on Windows.
 * @param {string} root the workspace
 * @param {string} pkg
 * @param {string} [command] if the package has several commands
 */
export function binFile(root, pkg, command = pkg) {
  // Reads the file instead of resolving it, because a package may not export its package.json.
  const file = path.join(root, 'node_modules', pkg, 'package.json');
  const { bin } = JSON.parse(fs.readFileSync(file, 'utf8'));
  return path.join(path.dirname(file), typeof bin === 'string' ? bin : bin[command]);
}
