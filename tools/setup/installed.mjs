import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Whether we set up `node_modules` for this lock file. It is one comparison, so that a second start loses no time.
 * @param {string} root
 */
export function isSetUp(root) {
  return readStamp(root) === fingerprint(root);
}

/** Writes the stamp of a complete set-up. It comes last, so that an interrupted set-up runs again. */
export function writeStamp(root) {
  fs.writeFileSync(stampFile(root), JSON.stringify({ fingerprint: fingerprint(root) }));
}

const stampFile = (root) => path.join(root, 'node_modules', '.niramaya-setup.json');

function readStamp(root) {
  try {
    return JSON.parse(fs.readFileSync(stampFile(root), 'utf8')).fingerprint;
  } catch {
    return undefined;
  }
}

function fingerprint(root) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const name of ['package-lock.json', '.npmrc']) hash.update(fs.readFileSync(path.join(root, name)));
  return hash.digest('hex');
}

/**
 * Whether the packages are there although we did not install them. Somebody may have run `npm ci` or `npm install` by
 * hand. It compares npm's own record of what it installed with the lock file.
 * @param {string} root
 */
export function hasPackages(root) {
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const present = readPackages(path.join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted)
    .filter(([key]) => key.startsWith('node_modules/') || key.includes('/node_modules/'))
    .every(([key, { version, optional, link }]) => {
      if (link) return fs.existsSync(path.join(root, key));
      const found = present[key];
      return found ? found.version === version : optional;
    });
}

/**
 * Links the libraries of this repository that the lock file names and `node_modules` has no link to. A new library,
 * after a `git pull`, is no reason to install everything again.
 * @param {string} root
 */
export function linkLibraries(root) {
  const modules = path.join(root, 'node_modules');
  if (!fs.existsSync(modules)) return;
  for (const [key, { link, resolved }] of Object.entries(readPackages(path.join(root, 'package-lock.json')) ?? {})) {
    const place = path.join(root, key);
    if (!link || fs.existsSync(place)) continue;
    fs.mkdirSync(path.dirname(place), { recursive: true });
    const target = path.relative(path.dirname(place), path.join(root, resolved));
    // A junction, which Windows lets everybody create, accepts only absolute paths.
    fs.symlinkSync(process.platform === 'win32' ? path.join(root, resolved) : target, place, 'junction');
  }
}

function readPackages(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
