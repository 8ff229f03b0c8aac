import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a build is made of: the storefront, the libraries it may import, their versions and the compilers' settings. */
const inputs = [
  'apps/storefront/**/*',
  'libs/*/package.json',
  'libs/ui/panda.config.ts',
  'libs/*/src/**/*',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.base.json',
  'tools/start/*storefront.ts',
];
/** Entered by no pattern, so that their many files are not even listed. */
const outsideFolders = new Set(['node_modules', 'dist', 'e2e']);
const outsideFiles = /\.(stories\.tsx|test\.tsx?|mdx)$/;

/** The settings that Vite writes into the pages. */
const isInput = (name: string) => name.startsWith('VITE_') || name === 'SITE_URL' || name === 'NODE_ENV';

/**
 * A fingerprint of everything a build of the storefront depends on: the same one means the same build.
 * @param root the workspace
 */
export function storefrontFingerprint(root: string, environment: NodeJS.ProcessEnv = process.env): string {
  const hash = createHash('sha256').update(process.versions.node);
  const files = globSync(inputs, { cwd: root, withFileTypes: true, exclude: ({ name }) => outsideFolders.has(name) })
    .filter((entry) => entry.isFile() && !outsideFiles.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(`\0${path.relative(root, file)}\0`).update(readFileSync(file));
  for (const name of Object.keys(environment).filter(isInput).sort()) hash.update(`\0${name}=${environment[name]}`);
  return hash.digest('hex');
}
