import path from 'node:path';
import { generateFiles, readJson, type GeneratorCallback, type Tree } from '@nx/devkit';
import { Trouble } from '../../setup/trouble.mjs';
import { isKind, kinds, type KindName } from '../../states/kinds.ts';
import {
  addToMatrix,
  edit,
  formatWritten,
  readRequirements,
  requirementsParameter,
  versionOf,
  withExport,
} from '../shared/edits.ts';
import { needPackage } from '../shared/libraries.ts';
import { quoted, requireName } from '../shared/names.ts';
import { announce } from '../shared/announce.ts';
import { moveRecipes } from '../shared/recipes.ts';

export interface ComponentOptions {
  /** The name in PascalCase. */
  readonly name: string;
  readonly lib?: string;
  /** One of the kinds in `tools/states/kinds.ts`. */
  readonly kind?: string;
  /** One sentence. */
  readonly purpose?: string;
  /** Rows of the contract, separated by commas. */
  readonly requirements?: string;
}

/**
 * Writes a component and the stories that its kind must have. It adds the component's kind to the matrix and a line to
 * the index of its library. In the design system it also writes the advice, the code to copy and the recipes.
 * @throws Trouble if the library holds no components or already has this component, or if the kind does not exist
 */
export default async function componentGenerator(
  tree: Tree,
  { name, lib = 'ui', kind = 'display', purpose = `Say here what ${name} is for.`, requirements }: ComponentOptions,
): Promise<GeneratorCallback> {
  requireName(name, /^[A-Z][A-Za-z0-9]*$/, 'PriceTag');
  if (!isKind(kind)) throw new Trouble(`“${kind}” is no kind: choose one of ${Object.keys(kinds).join(', ')}.`);
  const source = `libs/${lib}/src`;
  const folder = `${source}/${name}`;
  const index = `${source}/index.ts`;
  if (!tree.exists(index) || !(lib === 'ui' || lib.startsWith('feature-')))
    throw new Trouble(`There is no library “${lib}” for components: give --lib=ui or --lib=feature-….`);
  if (tree.exists(folder)) throw new Trouble(`libs/${lib} has a ${name} already: choose another name.`);

  const { states, template }: (typeof kinds)[KindName] = kinds[kind];
  generateFiles(tree, path.join(import.meta.dirname, 'files', template), folder, {
    name,
    purpose,
    chakra: lib === 'ui' ? '../theme/chakra' : '@niramaya/ui/chakra',
    has: (state: string) => (states as readonly string[]).includes(state),
    heading: kind.endsWith('Screen') ? 'h1' : 'h2',
    requirements: requirementsParameter(readRequirements(tree, requirements)),
  });
  if (tree.read(`${folder}/${name}.tsx`, 'utf-8')?.includes("from 'react'"))
    needPackage(tree, `libs/${lib}`, 'react', versionOf(tree, 'react'));
  if (lib === 'ui') {
    const { version: since } = readJson<{ version: string }>(tree, 'libs/ui/package.json');
    generateFiles(tree, path.join(import.meta.dirname, 'files/advice'), folder, {
      name,
      purpose: quoted(purpose),
      since,
    });
    moveRecipes(tree, folder, name);
  } else {
    tree.delete(`${folder}/${name}.usage.tsx`);
  }
  edit(tree, index, (text) => withExport(text, `export { ${name}, type ${name}Props } from './${name}/${name}';`));
  addToMatrix(tree, name, kind);
  await formatWritten(tree);
  return announce([
    ...(lib === 'ui' ? ['npm run api-report (the public surface has grown)'] : []),
    `npm run visual -- ${folder}/${name}.stories.tsx, and npm run visual:accept when the screenshots are right`,
  ]);
}
