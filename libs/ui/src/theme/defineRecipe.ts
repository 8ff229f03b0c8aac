import type { RecipeConfig, SlotRecipeConfig } from '../../styled-system/types/recipe';

/**
 * Defines a recipe for `panda.config.ts`, which makes the name of its export the class name. Unlike Panda's own
 * function it knows our theme: an unknown token or condition does not compile.
 */
export const defineRecipe = (recipe: Omit<RecipeConfig, 'className'>) => recipe;

/** Defines a recipe for a component of several parts. The parts are the keys of `base`. */
export const defineSlotRecipe = (recipe: Omit<SlotRecipeConfig, 'className' | 'slots'>) => ({
  ...recipe,
  slots: Object.keys(recipe.base ?? {}),
});
