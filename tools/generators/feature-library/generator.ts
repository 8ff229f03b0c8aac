import path from 'node:path';
import { generateFiles, type GeneratorCallback, type Tree } from '@nx/devkit';
import { Trouble } from '../../setup/trouble.mjs';
import screenGenerator, { type ScreenOptions } from '../screen/generator.ts';
import { versionOf } from '../shared/edits.ts';
import { lock } from '../shared/libraries.ts';
import { requireName } from '../shared/names.ts';

/** The options of its first screen. The library has the screen's name. */
export type FeatureLibraryOptions = Omit<ScreenOptions, 'lib'>;

/**
 * Generates a feature library with its targets, boundaries and first screen, and adds it to the lock file.
 * @throws Trouble if a library of this name exists
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
