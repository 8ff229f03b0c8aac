import type { RecipeConfig } from '../../styled-system/types/recipe';

/**
 * A recipe for `panda.config.ts`. Panda's own function takes any style here; this one knows the theme: a property or a
 * condition that is not there does not compile, in variants neither.
 */
export const defineRecipe = (recipe: RecipeConfig): RecipeConfig => recipe;
