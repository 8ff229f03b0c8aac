import type { Config } from '@pandacss/dev';

type Prepare = NonNullable<NonNullable<Config['hooks']>['codegen:prepare']>;

/** What Panda writes for each recipe: one function, and around it twelve lines that are the same for all. */
const written =
  /const \w+Fn = \/\* @__PURE__ \*\/ createRecipe\(('\w+'), ([\s\S]*?), (\[[\s\S]*?\])\)\n\nconst \w+VariantMap = (\{[\s\S]*?\})\n\nconst \w+VariantKeys = [^\n]+\n\nexport const (\w+) = [\s\S]*\}\)\s*$/;

/** Those lines, once. */
const shared = `
export const recipeOf = (name, defaultVariants, compoundVariants, variantMap) => {
  const { recipeFn, getVariantProps, __getCompoundVariantCss__ } = createRecipe(name, defaultVariants, compoundVariants)
  const variantKeys = Object.keys(variantMap)
  return Object.assign(memo(recipeFn), {
    __recipe__: true,
    __name__: name,
    __getCompoundVariantCss__,
    raw: (props) => props,
    variantKeys,
    variantMap,
    merge(recipe) {
      return mergeRecipes(this, recipe)
    },
    splitVariantProps: (props) => splitProps(props, variantKeys),
    getVariantProps,
  })
}
`;

/** The text of one generated file, with the shared part as a call. */
function lean(file: string, code: string): string {
  if (file.startsWith('create-recipe.')) return code.replace('import { compact,', 'import { memo, compact,') + shared;
  const found = written.exec(code);
  if (!found) throw new Error(`Panda writes ${file} in another way than leanRecipes.ts knows.`);
  const [, name, defaults, compounds, variants, exported] = found;
  return `import { recipeOf } from './create-recipe.mjs';\n\nexport const ${exported} = /* @__PURE__ */ recipeOf(${name}, ${defaults}, ${compounds}, ${variants})\n`;
}

/**
 * For Panda's hook `codegen:prepare`: has each recipe call one function in place of repeating it. A page brings up to a
 * hundred recipes; this spares it 3 kB of script (brotli).
 * @throws where Panda writes recipes in another way than before
 */
export const leanRecipes: Prepare = ({ artifacts }) =>
  artifacts.map((artifact) =>
    artifact.dir?.at(-1) === 'recipes'
      ? {
          ...artifact,
          files: artifact.files.map(({ file, code }) => ({
            file,
            code: code !== undefined && /(?<!index)\.mjs$/.test(file) ? lean(file, code) : code,
          })),
        }
      : artifact,
  );
