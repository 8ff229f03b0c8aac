import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A recipe function that Panda generates. It returns class names. */
interface Recipe {
  readonly __recipe__: true;
  readonly variantMap: Readonly<Record<string, readonly string[]>>;
  (variants: object): string;
}

const isRecipe = (value: unknown): value is Recipe => typeof value === 'function' && '__recipe__' in value;
const breakpoints = ['base', 'sm', 'md', 'lg', 'xl'];

/**
 * Returns all classes that the recipes of a built library can give an element, including variants at each breakpoint.
 * @param built the folder of the package
 * @returns classes by the name of the recipe's file: `button`
 */
export async function readRecipes(built: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const files = globSync('modules/styled-system/recipes/*.js', { cwd: built });
  const found = await Promise.all(
    files.map(async (file) => {
      const module = (await import(pathToFileURL(path.join(built, file)).href)) as Record<string, unknown>;
      const recipes = Object.values(module).filter(isRecipe);
      return [path.basename(file, '.js'), [...new Set(recipes.flatMap(classesOf))]] as const;
    }),
  );
  return new Map(found.filter(([, classes]) => classes.length > 0));
}

function classesOf(recipe: Recipe): string[] {
  const chosen = Object.entries(recipe.variantMap).flatMap(([variant, values]) =>
    values.flatMap((value) =>
      [value, ...breakpoints.map((at) => ({ [at]: value }))].map((one) => ({ [variant]: one })),
    ),
  );
  return [{}, ...chosen].flatMap((variants) => recipe(variants).split(' '));
}

const imported = /(?:from |import\(|import )["'](\.[^"']+)["']/g;

/** @returns the built modules that a module loads, including itself and the modules of lazy chunks */
export function reachable(entry: string): string[] {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = readFileSync(file, 'utf8');
    for (const [, id = ''] of text.matchAll(imported)) visit(path.resolve(path.dirname(file), id));
  };
  visit(entry);
  return [...seen];
}
