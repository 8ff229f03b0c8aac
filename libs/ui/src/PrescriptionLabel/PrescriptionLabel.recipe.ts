import { defineRecipe } from '../theme/defineRecipe';

export const prescriptionLabelBox = defineRecipe({
  className: 'prescriptionLabelBox',
  base: {
    display: 'grid',
    gridTemplateColumns: '3rem minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '3',
    p: '3',
    borderWidth: '1px',
    borderRadius: 'control',
    bg: 'bg.panel',
  },
  variants: {
    schedule: {
      none: { borderColor: 'border' },
      h: { borderColor: 'border.strong' },
      h1: { borderColor: 'danger.border', borderWidth: '2px' },
      ndps: { borderColor: 'danger.border', borderWidth: '2px' },
      x: { borderColor: 'danger.border', borderWidth: '2px' },
    },
  },
});

export const prescriptionLabelSign = defineRecipe({
  className: 'prescriptionLabelSign',
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '12',
    borderRadius: 'control',
    fontWeight: 'bold',
    _icon: { boxSize: '6' },
  },
  variants: {
    schedule: {
      none: { bg: 'success.subtle', color: 'success.fg' },
      h: { bg: 'bg.muted', color: 'fg' },
      h1: { bg: 'danger.subtle', color: 'danger.fg' },
      ndps: { bg: 'danger.subtle', color: 'danger.fg' },
      x: { bg: 'danger.subtle', color: 'danger.fg' },
    },
  },
});
