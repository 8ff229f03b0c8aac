import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type Container, type Root } from 'postcss';
import { binFile } from '../setup/bin.mjs';
import { root, type Library } from './libraries.ts';
import { readRecipes, reachable } from './recipes.ts';
import type { Part } from './parts.ts';

/** Sources with styles, without stories, examples and the screens of the shop. */
const sources = './src/!(stories)/**/!(*.stories|*.test|*.usage).tsx';

/**
 * Writes the compiled rules of a library: `styles.css` as a whole, and in `styles/` the same rules divided. `base.css` has
 * the tokens, the reset and the utilities. A sheet for each part has the recipes of all that the part renders.
 * @throws Error where a rule belongs to no recipe
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

/** `ProductCard` is `product-card`. */
const sheetName = (part: string): string => part.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();

const isRecipes = (node: postcss.ChildNode): node is postcss.AtRule =>
  node.type === 'atrule' && node.params === 'recipes' && node.nodes !== undefined;

function withoutRecipes(sheet: Root): Root {
  const copy = sheet.clone();
  for (const node of [...copy.nodes]) if (isRecipes(node)) node.remove();
  return copy;
}

/**
 * The rules of some recipes, in the order of the sheet, after the line that orders the layers: sheets can be imported in any
 * order then.
 * @param wanted their classes
 * @param all the classes of all recipes
 * @throws Error where a rule has none of them: no sheet would have it
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
 * The recipes of one file go together: two of them may style one element, where their order counts. Those of two files
 * never do, so it does not matter which of two sheets that both have a rule comes last.
 * @returns for each recipe, as the file is called that Panda generates for it, those of its source file
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
