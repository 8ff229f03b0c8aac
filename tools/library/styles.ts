import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type AtRule } from 'postcss';
import type { Rolldown } from 'vite';
import { root, ui } from './libraries.ts';

type Modules = ReadonlyMap<string, Rolldown.OutputChunk>;

/** The components of `libs/ui` whose rules Panda generates, relative to that library. */
const sources = './src/!(stories)/**/!(*.stories|*.test).tsx';
/** The folder of the recipes, relative to the build of `libs/ui`. */
const recipeFolder = 'styled-system/recipes/';

/**
 * Generates the style sheets of `libs/ui` with Panda and writes them into its build: `styles.css` with all rules,
 * `styles/base.css` without recipes, and `styles/<component>.css` for each component that uses a recipe. It also writes
 * `style-sheet.d.ts`, the types of an import of a style sheet, which exports nothing. It deletes the style sheets that
 * Panda has generated in `styled-system`.
 *
 * @param modules The chunks of the build by their file name.
 * @param parts The module of each component, without its extension, by its subpath, such as `./Button`.
 */
export function writeStyles(modules: Modules, parts: ReadonlyMap<string, string>): void {
  const panda = path.join(root, 'node_modules/@pandacss/dev/bin.js');
  execFileSync(process.execPath, [panda, 'cssgen', sources, '--splitting', '--silent'], { cwd: ui.folder });
  const generated = path.join(ui.folder, 'styled-system');
  const read = (file: string) => readFileSync(path.join(generated, 'styles', file), 'utf8');
  // `order` is the statement `@layer` with the order of all layers. Each sheet begins with it, so that the order does
  // not depend on the sheet that loads first.
  const [order] = atRules(readFileSync(path.join(generated, 'styles.css'), 'utf8'), 'layer');
  const base = ['reset', 'global', 'tokens', 'utilities'].map((layer) => read(`${layer}.css`));
  // Panda imports the recipes in the order of their rules, and `rules` keeps that order. The parameter of each import
  // is the name of a file in quotes, which `slice` removes.
  const recipes = atRules(read('recipes.css'), 'import').map(({ params }) =>
    path.basename(params.slice(1, -1), '.css'),
  );
  const rules = new Map(recipes.map((name) => [name, read(`recipes/${name}.css`)]));
  rmSync(path.join(generated, 'styles'), { recursive: true });
  rmSync(path.join(generated, 'styles.css'));

  const write = (file: string, sheets: readonly string[]) =>
    writeFileSync(path.join(ui.built, file), [`${String(order)};`, ...sheets, ''].join('\n'));
  mkdirSync(path.join(ui.built, 'styles'), { recursive: true });
  writeFileSync(path.join(ui.built, 'style-sheet.d.ts'), 'export {};\n');
  write('styles.css', [...base, ...rules.values()]);
  write('styles/base.css', base);
  for (const [subpath, file] of parts) {
    const used = recipesOf(`${file}.js`, modules);
    const wanted = [...rules].flatMap(([recipe, text]) => (used.has(recipe) ? [text] : []));
    if (wanted.length > 0) write(`styles/${toKebabCase(path.basename(subpath))}.css`, wanted);
  }
}

function atRules(css: string, name: string): AtRule[] {
  return postcss.parse(css).nodes.filter((node) => node.type === 'atrule' && node.name === name) as AtRule[];
}

/**
 * Returns the names of the recipes that a module reaches by its imports. Recipes that any module imports together stay
 * together in each sheet. Otherwise a page with several sheets would have the rules of such recipes in the order of the
 * sheets and not in that of Panda, and of two rules for one property the later one wins.
 */
function recipesOf(entry: string, modules: Modules): ReadonlySet<string> {
  const reached = new Set([entry]);
  // The loop also visits the files that it adds to the set.
  for (const file of reached) {
    const { imports = [], dynamicImports = [] } = modules.get(file) ?? {};
    for (const imported of [...imports, ...dynamicImports]) reached.add(imported);
  }
  const together = [...modules.values()].map(({ imports }) => imports.filter((file) => file.startsWith(recipeFolder)));
  const used = together.filter((recipes) => recipes.some((file) => reached.has(file))).flat();
  return new Set(used.map((file) => path.basename(file, '.js')));
}

const toKebabCase = (name: string): string => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
