import type { Tree } from '@nx/devkit';
import ts from 'typescript';
import { edit } from './edits.ts';

const recipeList = 'libs/ui/src/theme/recipes.ts';
const order = new Intl.Collator('en');

/** Returns the calls `const Root = chakra('span', { base: … })` of a module, with the position of each recipe. */
function inlineRecipes(source: string) {
  const file = ts.createSourceFile('component.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return file.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.flatMap(({ name, initializer }) => {
      if (!initializer || !ts.isCallExpression(initializer) || initializer.expression.getText() !== 'chakra') return [];
      const recipe = initializer.arguments[1];
      if (!recipe || !ts.isObjectLiteralExpression(recipe)) return [];
      return [{ part: name.getText(), start: recipe.getStart(), end: recipe.getEnd(), text: recipe.getText() }];
    }),
  );
}

/**
 * Moves the inline styles of a design system component into config recipes in a file such as `PriceTag.recipe.ts`. The
 * list of all recipes then exports that file. Nothing happens if the component has no styles of its own.
 * @param folder the folder of the component
 */
export function moveRecipes(tree: Tree, folder: string, component: string): void {
  const file = `${folder}/${component}.tsx`;
  const source = tree.read(file, 'utf-8') ?? '';
  const prefix = component.charAt(0).toLowerCase() + component.slice(1);
  const recipes = inlineRecipes(source).map((recipe) => ({ ...recipe, name: `${prefix}${recipe.part}` }));
  if (recipes.length === 0) return;
  const moved = recipes.reduceRight(
    (text, { name, start, end }) => text.slice(0, start) + name + text.slice(end),
    source,
  );
  const names = recipes.map(({ name }) => name).toSorted((one, other) => order.compare(one, other));
  tree.write(file, `import { ${names.join(', ')} } from '../../styled-system/recipes';\n${moved}`);
  const definitions = recipes.map(
    ({ name, text }) => `export const ${name} = defineRecipe({ className: '${name}', ${text.slice(1)});`,
  );
  tree.write(
    `${folder}/${component}.recipe.ts`,
    [`import { defineRecipe } from '../theme/defineRecipe';`, ...definitions].join('\n\n'),
  );
  edit(tree, recipeList, (text) => withRecipe(text, component));
}

/** Adds the recipes of a component to the list, after the last component that precedes it in the alphabet. */
function withRecipe(list: string, component: string): string {
  const lines = list.split('\n');
  const before = lines.findLastIndex((line) => {
    const other = /'\.\.\/([A-Z]\w*)\//.exec(line)?.[1];
    return other !== undefined && order.compare(other, component) < 0;
  });
  const first = lines.findIndex((line) => line.startsWith('export'));
  return lines
    .toSpliced((before < 0 ? first : before) + 1, 0, `export * from '../${component}/${component}.recipe';`)
    .join('\n');
}
