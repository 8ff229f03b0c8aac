import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const libraryOf = (root) => path.join(root, 'libs', 'ui');
const stampFile = (root) => path.join(libraryOf(root), 'styled-system', '.stamp');

/**
 * Whether `libs/ui/styled-system`, the functions and types that Panda generates, matches these sources.
 * @param {string} root
 */
export function hasStyledSystem(root) {
  try {
    return fs.readFileSync(stampFile(root), 'utf8') === fingerprint(root);
  } catch {
    return false;
  }
}

/**
 * Generates `libs/ui/styled-system`, which is not in the repository. While people write recipes,
 * `npx panda codegen --watch` in `libs/ui` keeps it up to date. Every command of ours generates it again when it is
 * outdated.
 * @param {string} root
 * @throws Panda's error for settings that it does not understand
 */
export function generateStyledSystem(root) {
  const panda = path.join(root, 'node_modules', '@pandacss', 'dev', 'bin.js');
  execFileSync(process.execPath, [panda, 'codegen', '--silent'], {
    cwd: libraryOf(root),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  fs.writeFileSync(stampFile(root), fingerprint(root));
}

/** Returns a hash of what Panda reads: its settings, the theme and the recipes of the components. */
function fingerprint(root) {
  const library = libraryOf(root);
  const isRead = (file) => /^theme\/[^/]+\.ts$|\.recipe\.ts$/.test(file.replaceAll(path.sep, '/'));
  const files = fs.readdirSync(path.join(library, 'src'), { recursive: true }).map(String).filter(isRead).sort();
  const hash = createHash('sha256');
  for (const file of [path.join(root, 'package-lock.json'), path.join(library, 'panda.config.ts')])
    hash.update(fs.readFileSync(file));
  for (const file of files) hash.update(file).update(fs.readFileSync(path.join(library, 'src', file)));
  return hash.digest('hex');
}
