import type { RecipeConfig, SlotRecipeConfig } from '../../styled-system/types/recipe';

/** Unlike Panda's function, it knows the theme. */
export const defineRecipe = (recipe: RecipeConfig): RecipeConfig => recipe;

export const defineSlotRecipe = (recipe: SlotRecipeConfig): SlotRecipeConfig => recipe;
