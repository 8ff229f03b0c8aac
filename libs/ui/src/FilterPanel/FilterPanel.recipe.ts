import { defineRecipe } from '../theme/defineRecipe';

export const filterPanelGroups = defineRecipe({
  className: 'filterPanelGroups',
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))', gap: '5' },
});

export const filterPanelGroup = defineRecipe({
  className: 'filterPanelGroup',
  base: { minWidth: '0' },
});

export const filterPanelLegend = defineRecipe({
  className: 'filterPanelLegend',
  base: { float: 'left', width: 'full', mb: '1', fontWeight: 'semibold' },
});

export const filterPanelOptions = defineRecipe({
  className: 'filterPanelOptions',
  base: { clear: 'both' },
});
