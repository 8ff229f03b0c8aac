/** The part of Panda's generated files that is used here. The package does without Panda's own types. */
interface Artifact {
  dir?: string[];
  files: { file: string; code: string | undefined }[];
}

/** The code that Panda writes around each recipe, here only once. Its twelve lines are the same for all recipes. */
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

/** Returns the text of one generated file, with a call in place of the shared code. */
function lean(file: string, code: string): string {
  if (file.startsWith('create-recipe.')) return code.replace('import { compact,', 'import { memo, compact,') + shared;
  const between = (before: string, after: string) => {
    const start = code.indexOf(before) + before.length;
    const end = code.indexOf(after, start);
    if (start < before.length || end === -1)
      throw new Error(`Panda writes ${file} in another way than leanRecipes.ts knows.`);
    return code.slice(start, end);
  };
  const [given, variants] = [between(' createRecipe(', ')\n\nconst'), between('VariantMap = ', '\n\nconst')];
  const exported = between('\n\nexport const ', ' = ');
  return `import { recipeOf } from './create-recipe.mjs';\n\nexport const ${exported} = /* @__PURE__ */ recipeOf(${given}, ${variants})\n`;
}

/**
 * Makes each generated recipe call one function instead of repeating its code. It is for Panda's hook
 * `codegen:prepare`.
 * A page uses up to a hundred recipes; this saves 3 kB of script (brotli).
 * @throws if Panda writes recipes in another way than before
 */
export const leanRecipes = <A extends Artifact>({ artifacts }: { readonly artifacts: A[] }): A[] =>
  artifacts.map((artifact) =>
    artifact.dir?.at(-1) === 'recipes'
      ? {
          ...artifact,
          files: artifact.files.map(({ file, code }) => ({
            file,
            code: code !== undefined && file.endsWith('.mjs') && !file.endsWith('index.mjs') ? lean(file, code) : code,
          })),
        }
      : artifact,
  );
