import path from 'node:path';
import { generateFiles, type GeneratorCallback, type Tree } from '@nx/devkit';
import { Trouble } from '../../setup/trouble.mjs';
import screenGenerator, { type ScreenOptions } from '../screen/generator.ts';
import { versionOf } from '../shared/edits.ts';
import { lock } from '../shared/libraries.ts';
import { requireName } from '../shared/names.ts';

/** As for its first screen, whose name it has. */
export type FeatureLibraryOptions = Omit<ScreenOptions, 'lib'>;

/**
 * Writes a library of screens with its targets, its boundaries and its first screen, and names it in the lock file.
 * @throws Trouble where there is one of this name
 */
export default async function featureLibraryGenerator(
  tree: Tree,
  options: FeatureLibraryOptions,
): Promise<GeneratorCallback> {
  requireName(options.name, /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'health-diary');
  const lib = `feature-${options.name}`;
  if (tree.exists(`libs/${lib}`)) throw new Trouble(`There is a library ${lib} already: choose another name.`);
  generateFiles(tree, path.join(import.meta.dirname, 'files'), `libs/${lib}`, {
    lib,
    storybook: versionOf(tree, 'storybook'),
  });
  lock(tree, `libs/${lib}`);
  return screenGenerator(tree, { ...options, lib });
}
