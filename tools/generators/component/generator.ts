import path from 'node:path';
import { formatFiles, generateFiles, logger, type GeneratorCallback, type Tree } from '@nx/devkit';

/** The options of the generator `component`. */
export interface ComponentOptions {
  /** The name of the component in PascalCase, such as 'PriceTag'. */
  readonly name: string;
  /** The folder of the library, below `libs`. @default 'ui' */
  readonly lib?: string;
  /** The group in the sidebar of Storybook. @default 'Display' */
  readonly group?: string;
}

/**
 * Writes a component with its stories from the templates in `files`. Throws if there is no such library, or if it has
 * the component already.
 *
 * @returns for `libs/ui`, a function that Nx calls after it has written the files. It prints the export for the index.
 */
export default async function componentGenerator(
  tree: Tree,
  { name, lib = 'ui', group = 'Display' }: ComponentOptions,
): Promise<GeneratorCallback | undefined> {
  const source = `libs/${lib}/src`;
  if (!tree.exists(`libs/${lib}/package.json`)) throw new Error(`There is no library libs/${lib}.`);
  if (tree.exists(`${source}/${name}`)) throw new Error(`libs/${lib} has a ${name} already.`);
  generateFiles(tree, path.join(import.meta.dirname, 'files'), `${source}/${name}`, {
    name,
    isDesignSystem: lib === 'ui',
    id: `${lib}-${name.toLowerCase()}`,
    title: `${group}/${name}`,
  });
  await formatFiles(tree);
  const line = `export { ${name}, type ${name}Props } from './${name}/${name}';`;
  return lib === 'ui'
    ? () =>
        logger.info(`Add to ${source}/index.ts:
  ${line}`)
    : undefined;
}
