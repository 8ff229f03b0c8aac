import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type Container, type Root } from 'postcss';
import { binFile } from '../setup/bin.mjs';
import { root, type Library } from './libraries.ts';
import { readRecipes, reachable } from './recipes.ts';
import type { Part } from './parts.ts';

/** The source files with styles, without stories, usage examples and the screens of the shop. */
const sources = './src/!(stories)/**/!(*.stories|*.test|*.usage).tsx';

/**
 * Writes the compiled CSS rules of a library. The sheet `styles.css` has all rules, and the sheets in `styles/` have
 * the same rules divided. The sheet `base.css` has the tokens, the reset and the utilities. The sheet of a part has the
 * recipes of everything that the part renders.
 * @throws Error if a rule belongs to no recipe
 */
export async function writeStyles({ folder, built }: Library, parts: readonly Part[]): Promise<void> {
  const panda = binFile(root, '@pandacss/dev', 'panda');
  const whole = path.join(built, 'styles.css');
  execFileSync(process.execPath, [panda, 'cssgen', sources, '--outfile', whole, '--minify', '--silent'], {
    cwd: folder,
    stdio: 'inherit',
  });
  const sheet = postcss.parse(readFileSync(whole, 'utf8'));
  mkdirSync(path.join(built, 'styles'), { recursive: true });
  const write = (name: string, rules: Root) => writeFileSync(path.join(built, 'styles', `${name}.css`), String(rules));

  writeFileSync(path.join(built, 'style-sheet.d.ts'), 'export {};\n');
  write('base', withoutRecipes(sheet));
  const recipes = await readRecipes(built);
  const all = new Set([...recipes.values()].flat());
  const groups = groupsOf(folder);
  for (const part of parts) {
    const used = reachable(path.join(built, 'parts', `${part.name}.js`)).flatMap((file) => {
      const name = path.basename(file, '.js');
      return recipes.has(name) && file.includes(path.join('styled-system', 'recipes'))
        ? (groups.get(name) ?? [name])
        : [];
    });
    const wanted = new Set(used.flatMap((name) => recipes.get(name) ?? []));
    if (wanted.size > 0) write(sheetName(part.name), recipesWith(sheet, wanted, all));
  }
}

/** Returns the kebab-case name of a part's sheet: `product-card` for `ProductCard`. */
const sheetName = (part: string): string => part.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();

const isRecipes = (node: postcss.ChildNode): node is postcss.AtRule =>
  node.type === 'atrule' && node.params === 'recipes' && node.nodes !== undefined;

function withoutRecipes(sheet: Root): Root {
  const copy = sheet.clone();
  for (const node of [...copy.nodes]) if (isRecipes(node)) node.remove();
  return copy;
}

/**
 * Returns the rules of some recipes, in the order of the sheet. The line that orders the layers comes first, so sheets
 * can be imported in any order.
 * @param wanted the classes of these recipes
 * @param all the classes of all recipes
 * @throws Error if a rule has none of these classes, because no sheet would contain it
 */
function recipesWith(sheet: Root, wanted: ReadonlySet<string>, all: ReadonlySet<string>): Root {
  const copy = sheet.clone();
  for (const node of [...copy.nodes]) if (!isRecipes(node) && 'nodes' in node && node.nodes) node.remove();
  copy.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => {
      const classes = Array.from(selector.matchAll(/\.([\w-]+)/g), ([, name = '']) => name).filter((name) =>
        all.has(name),
      );
      if (classes.length === 0) throw new Error(`The rule ${selector} belongs to no recipe.`);
      return classes.every((name) => wanted.has(name));
    });
    if (kept.length > 0) rule.selectors = kept;
    else rule.remove();
  });
  dropEmpty(copy);
  return copy;
}

function dropEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (!('nodes' in node) || !node.nodes) continue;
    dropEmpty(node as Container);
    if (node.nodes.length === 0) node.remove();
  }
}

/**
 * Groups the recipes by source file. Two recipes of one file may style the same element, and then their order counts.
 * Recipes of two files never style the same element. If two sheets contain the same rule, the order of the sheets does
 * not matter.
 * @returns for each recipe the recipes of its source file, under the file names that Panda generates for them
 */
function groupsOf(folder: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    globSync('src/**/*.recipe.ts', { cwd: folder }).flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const names = Array.from(text.matchAll(/^export const (\w+)/gm), ([, name = '']) => sheetName(name));
      return names.map((name) => [name, names] as const);
    }),
  );
}
