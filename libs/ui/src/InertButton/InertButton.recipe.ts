import { defineSlotRecipe } from '../theme/defineRecipe';

export const inertButton = defineSlotRecipe({
  base: {
    root: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1.5' },
    note: { textStyle: 'caption', color: 'fg.muted' },
  },
});
