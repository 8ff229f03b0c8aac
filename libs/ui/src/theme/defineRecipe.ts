import type { RecipeConfig, SlotRecipeConfig } from '../../styled-system/types/recipe';

type Recipe = Omit<RecipeConfig, 'className'>;
type SlotRecipe = Omit<SlotRecipeConfig, 'className'>;

/** Unlike Panda's function, it knows the theme. */
export const defineRecipe = (recipe: Recipe): Recipe => recipe;

/** Its slots are the keys of `base`. */
export const defineSlotRecipe = (recipe: Omit<SlotRecipe, 'slots'>): SlotRecipe => ({
  ...recipe,
  slots: Object.keys(recipe.base ?? {}),
});
