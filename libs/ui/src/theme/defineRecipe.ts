import type { RecipeConfig, SlotRecipeConfig } from '../../styled-system/types/recipe';

/**
 * Defines a recipe for `panda.config.ts`. Panda's own function accepts any style here, but this function knows the
 * theme. A property or a condition that the theme does not have does not compile, also in variants.
 */
export const defineRecipe = (recipe: RecipeConfig): RecipeConfig => recipe;

/** Defines the recipe of a component with parts, with the same checks. */
export const defineSlotRecipe = (recipe: SlotRecipeConfig): SlotRecipeConfig => recipe;
