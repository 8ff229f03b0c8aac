import path from 'node:path';
import { generateFiles, type GeneratorCallback, type Tree } from '@nx/devkit';
import { Trouble } from '../../setup/trouble.mjs';
import { announce } from '../shared/announce.ts';
import {
  addToMatrix,
  edit,
  formatWritten,
  readRequirements,
  requirementsParameter,
  withExport,
  writeBefore,
} from '../shared/edits.ts';
import { dependOn } from '../shared/libraries.ts';
import { quoted, requireName, toCamelCase, toPascalCase } from '../shared/names.ts';

export interface ScreenOptions {
  /** kebab-case, without “screen”. */
  readonly name: string;
  readonly lib: string;
  /** The URL path of the screen. */
  readonly path?: string;
  readonly title?: string;
  /** One sentence. */
  readonly description?: string;
  /** Ids of requirements rows, separated by commas. */
  readonly requirements?: string;
}

const app = 'apps/storefront';
const contract = 'libs/contract/src';

/**
 * Generates a screen with its stories and text, and gives it a path and a route. It also adds the path to the list of
 * screens that the journeys visit.
 * @throws Trouble if the library is not a feature, or if the screen or the path exists already
 */
export default async function screenGenerator(tree: Tree, options: ScreenOptions): Promise<GeneratorCallback> {
  const { name, lib } = options;
  requireName(name, /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'health-diary');
  const camel = toCamelCase(name);
  const screen = `${toPascalCase(name)}Screen`;
  const {
    path: address = `/${name}`,
    title = toPascalCase(name).replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' '),
    description = `Say here what the screen ${address} is about.`,
  } = options;
  requireName(address, /^\/[a-z0-9_-]+$/, '/diary');
  const source = `libs/${lib}/src`;
  if (!lib.startsWith('feature-') || !tree.exists(`${source}/index.ts`))
    throw new Trouble(`There is no library “${lib}” for screens: give --lib=feature-….`);
  if (tree.exists(`${source}/${screen}`)) throw new Trouble(`libs/${lib} has a ${screen} already.`);
  if (tree.read(`${contract}/paths.ts`, 'utf-8')?.includes(quoted(address).replaceAll('"', "'")))
    throw new Trouble(`${address} is the address of another screen.`);

  const words = { name, camel, screen, address, title, description, quoted };
  const requirements = requirementsParameter(readRequirements(tree, options.requirements));
  const files = path.join(import.meta.dirname, 'files');
  generateFiles(tree, path.join(files, 'screen'), `${source}/${screen}`, { ...words, requirements });
  generateFiles(tree, path.join(files, 'copy'), `${contract}/copy`, words);
  edit(tree, `${source}/index.ts`, (text) =>
    withExport(
      text,
      `export const load${screen} = () => import('./${screen}/${screen}').then((part) => part.${screen});`,
    ),
  );
  addToMatrix(tree, screen, 'localScreen');

  edit(tree, `${contract}/index.ts`, (text) => withExport(text, `export * from './copy/${name}.ts';`));
  writeBefore(tree, `${contract}/paths.ts`, /\} as const;\nexport type Path/, `  ${camel}: ${quoted(address)},\n`);
  writeBefore(
    tree,
    `${contract}/copy/heads.ts`,
    /\};\n\n(?:\/\*\*.*\n)?export const headsCopy/,
    `  [paths.${camel}]: ${quoted(description)},\n`,
  );

  dependOn(tree, app, lib);
  const routes = `${app}/src/app/routes.tsx`;
  edit(tree, routes, (text) => withImport(text, `load${screen}`, `@niramaya/${lib}`));
  writeBefore(
    tree,
    routes,
    /\];\n\nexport const notFoundTitle/,
    `  route(paths.${camel}, ${quoted(title)}, load${screen}),\n`,
  );
  edit(tree, `${app}/src/app/routes.test.ts`, (text) => withAddress(text, address));
  writeBefore(
    tree,
    `${app}/e2e/chunks.full.journey.ts`,
    /\};\n\ntest\('every chunk of the build/,
    `  ${screen}: paths.${camel},\n`,
  );
  writeBefore(
    tree,
    `${app}/e2e/first-paint.full.journey.ts`,
    /\} as const;\n\nconst zinc/,
    `  ${quoted(address)}: null,\n`,
  );
  await formatWritten(tree);
  return announce([
    `${contract}/copy/${name}.ts: its words`,
    `${contract}/copy/hi/${name}.ts, which hi/all.ts exports: its words in Hindi`,
    `${contract}/copy/hi/heads.ts and ${contract}/copy/hi/titles.ts: its description and its title in Hindi`,
    `npm run visual -- ${source}/${screen}/${screen}.stories.tsx, and npm run visual:accept when the screenshots are right`,
  ]);
}

/** Adds a name to the imports from a library. The import may exist already. */
function withImport(text: string, name: string, from: string): string {
  const there = new RegExp(`(?<=import \\{[^}]*?),?\\s*(?=\\} from '${from}';)`);
  if (there.test(text)) return text.replace(there, `, ${name} `);
  return text.replace(/^import \{ lazyScreen/m, `import { ${name} } from '${from}';\n$&`);
}

/** Inserts a path into the sorted list of a test. */
function withAddress(text: string, address: string): string {
  const list = /(?<=toEqual\(\[\n)[^\]]*(?=\s*\]\))/;
  if (!list.test(text)) throw new Trouble('The test of the routes lists no addresses: the generator has to be mended.');
  return text.replace(list, (lines) =>
    [...lines.trim().split('\n'), `'${address}',`]
      .map((line) => line.trim())
      .toSorted()
      .join('\n'),
  );
}
