import { defineSlotRecipe } from '../theme/defineRecipe';

export const filterPanel = defineSlotRecipe({
  className: 'filterPanel',
  slots: ['groups', 'group', 'legend', 'options'],
  base: {
    groups: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))', gap: '5' },
    group: { minWidth: '0' },
    legend: { float: '[left]', width: 'full', mb: '1', fontWeight: 'semibold' },
    options: { clear: 'both' },
  },
});
