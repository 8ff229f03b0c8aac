import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type AtRule } from 'postcss';
import type { Rolldown } from 'vite';
import { root, ui } from './libraries.ts';

type Modules = ReadonlyMap<string, Rolldown.OutputChunk>;

/** The source files with styles, without stories and the screens of the shop. */
const sources = './src/!(stories)/**/!(*.stories|*.test).tsx';
const recipeFolder = 'styled-system/recipes/';

/**
 * Writes the compiled CSS of the design system. `styles.css` has all rules. `styles/base.css` has the tokens, the reset
 * and the utilities. The sheet of a part, such as `styles/product-shelf.css`, has the recipes of all that it renders.
 */
export function writeStyles(modules: Modules, parts: ReadonlyMap<string, string>): void {
  const panda = path.join(root, 'node_modules/@pandacss/dev/bin.js');
  // With `--splitting` Panda writes a sheet for each layer and each recipe.
  execFileSync(process.execPath, [panda, 'cssgen', sources, '--splitting', '--silent'], { cwd: ui.folder });
  const generated = path.join(ui.folder, 'styled-system');
  const read = (file: string) => readFileSync(path.join(generated, 'styles', file), 'utf8');
  const [order] = atRules(readFileSync(path.join(generated, 'styles.css'), 'utf8'), 'layer');
  const base = ['reset', 'global', 'tokens', 'utilities'].map((layer) => read(`${layer}.css`));
  // The order of the recipes is the order of their rules.
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
  for (const [name, file] of parts) {
    const used = recipesOf(`${file}.js`, modules);
    const wanted = [...rules].flatMap(([recipe, text]) => (used.has(recipe) ? [text] : []));
    if (wanted.length > 0) write(`styles/${toKebabCase(name)}.css`, wanted);
  }
}

function atRules(css: string, name: string): AtRule[] {
  return postcss.parse(css).nodes.filter((node) => node.type === 'atrule' && node.name === name) as AtRule[];
}

/**
 * Returns the recipes that a module and its imports use. It adds each recipe that some module uses together with one of
 * them. Two such recipes may style the same element, and then the order of their rules counts.
 */
function recipesOf(entry: string, modules: Modules): ReadonlySet<string> {
  const reached = new Set([entry]);
  // A set also visits what is added to it during the iteration.
  for (const file of reached) {
    const { imports = [], dynamicImports = [] } = modules.get(file) ?? {};
    for (const imported of [...imports, ...dynamicImports]) reached.add(imported);
  }
  const together = [...modules.values()].map(({ imports }) => imports.filter((file) => file.startsWith(recipeFolder)));
  const used = together.filter((recipes) => recipes.some((file) => reached.has(file))).flat();
  return new Set(used.map((file) => path.basename(file, '.js')));
}

/** `ProductShelf` → `product-shelf`. */
const toKebabCase = (name: string): string => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
