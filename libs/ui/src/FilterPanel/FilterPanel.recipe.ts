import { defineSlotRecipe } from '../theme/defineRecipe';

export const filterPanel = defineSlotRecipe({
  className: 'filterPanel',
  slots: ['groups', 'group', 'legend', 'options'],
  base: {
    /** The groups are side by side where there is room for two, as in a sheet. In a sidebar, they are below each other. */
    groups: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))', gap: '5' },
    group: { minWidth: '0' },
    legend: { float: '[left]', width: 'full', mb: '1', fontWeight: 'semibold' },
    options: { clear: 'both' },
  },
});
