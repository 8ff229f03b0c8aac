import type { RecipeConfig, SlotRecipeConfig } from '../../styled-system/types/recipe';

/** Unlike Panda's function, it knows the theme. */
export const defineRecipe = (recipe: Omit<RecipeConfig, 'className'>) => recipe;

/** The slots are those of `base`. */
export const defineSlotRecipe = (recipe: Omit<SlotRecipeConfig, 'className' | 'slots'>) => ({
  ...recipe,
  slots: Object.keys(recipe.base ?? {}),
});
