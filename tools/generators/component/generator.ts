import path from 'node:path';
import { formatFiles, generateFiles, type Tree } from '@nx/devkit';
import { Trouble } from '../../setup/trouble.mjs';
import { withExport } from './with-export.ts';

export interface ComponentOptions {
  /** PascalCase. */
  readonly name: string;
  readonly lib?: string;
  readonly kind?: 'button' | 'field' | 'display' | 'collection' | 'overlay' | 'screen';
}

/**
 * Writes a component, the stories that its kind must have, the advice to be filled in, and its line in the library's door.
 * @throws Trouble where the library is none that holds components, or has this component
 */
export default async function componentGenerator(
  tree: Tree,
  { name, lib = 'ui', kind = 'display' }: ComponentOptions,
): Promise<void> {
  const source = `libs/${lib}/src`;
  const door = `${source}/index.ts`;
  const index = tree.read(door, 'utf-8');
  if (index === null || !(lib === 'ui' || lib.startsWith('feature-')))
    throw new Trouble(`There is no library “${lib}” for components: give --lib=ui or --lib=feature-….`);
  if (tree.exists(`${source}/${name}`)) throw new Trouble(`libs/${lib} has a ${name} already: choose another name.`);
  const chakra = lib === 'ui' ? '../theme/chakra' : '@niramaya/ui/chakra';
  generateFiles(tree, path.join(import.meta.dirname, 'files', kind), `${source}/${name}`, { name, chakra });
  if (lib === 'ui') generateFiles(tree, path.join(import.meta.dirname, 'files/advice'), `${source}/${name}`, { name });
  tree.write(door, withExport(index, name));
  await formatFiles(tree);
}
