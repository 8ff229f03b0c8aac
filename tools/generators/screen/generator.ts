import path from 'node:path';
import { formatFiles, generateFiles, names, type GeneratorCallback, type Tree } from '@nx/devkit';
import { nextSteps } from '../next-steps.ts';

export interface ScreenOptions {
  /** The name in kebab-case, without “screen”. */
  readonly name: string;
  /** The folder of the feature library, below `libs`. */
  readonly lib: string;
}

const contract = 'libs/contract/src';

/**
 * Writes a screen with its stories and its English texts, and prints the lines that give it an address and a route.
 * @throws Error if there is no such library, or if it has this screen
 */
export default async function screenGenerator(tree: Tree, { name, lib }: ScreenOptions): Promise<GeneratorCallback> {
  const { className, propertyName: key } = names(name);
  const screen = `${className}Screen`;
  const source = `libs/${lib}/src`;
  if (!tree.exists(`${source}/index.ts`)) throw new Error(`There is no library libs/${lib}.`);
  if (tree.exists(`${source}/${screen}`)) throw new Error(`libs/${lib} has a ${screen} already.`);
  const words = name.replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const files = path.join(import.meta.dirname, 'files');
  const values = { name, screen, title, copy: `${key}Copy`, id: `${lib}-${screen.toLowerCase()}` };
  generateFiles(tree, path.join(files, 'screen'), `${source}/${screen}`, values);
  generateFiles(tree, path.join(files, 'copy'), `${contract}/copy`, values);
  await formatFiles(tree);
  return nextSteps({
    [`${contract}/index.ts`]: `export * from './copy/${name}.ts';`,
    [`${contract}/paths/paths.ts`]: `${key}: '/${name}',`,
    [`${contract}/copy/heads.ts`]: `[paths.${key}]: 'the description for search engines',`,
    [`${contract}/copy/hi/${name}.ts`]:
      'the Hindi texts, exported from hi/all.ts; also in hi/heads.ts and hi/titles.ts',
    [`${source}/index.ts`]: `export const load${screen} = () => import('./${screen}/${screen}').then((part) => part.${screen});`,
    'apps/storefront/src/app/routes.tsx': `route(paths.${key}, '${title}', load${screen}),`,
    'apps/storefront/package.json': `"@niramaya/${lib}": "*" in dependencies, if it is missing`,
  });
}
