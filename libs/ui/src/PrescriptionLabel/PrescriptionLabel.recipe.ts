import { defineSlotRecipe } from '../theme/defineRecipe';

/** The look of the schedules with the strictest rules: H1, narcotics and X. */
const strict = {
  root: { borderColor: 'danger.border', borderWidth: '2px' },
  sign: { bg: 'danger.subtle', color: 'danger.fg' },
} as const;

/**
 * The styles of `PrescriptionLabel`. `sign` is the sign of the schedule, such as 'NRx', next to its name and meaning.
 */
export const prescriptionLabel = defineSlotRecipe({
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: '3rem minmax(0, 1fr)', _largeText: 'minmax(0, 1fr)' },
      alignItems: 'center',
      columnGap: '3',
      p: '3',
      borderWidth: '1px',
      borderRadius: 'control',
      bg: 'bg.panel',
    },
    sign: {
      display: 'grid',
      placeItems: 'center',
      boxSize: '12',
      borderRadius: 'control',
      fontWeight: 'bold',
      _icon: { boxSize: '6' },
    },
    name: { fontWeight: 'semibold' },
    meaning: { textStyle: 'caption', color: 'fg.muted' },
  },
  variants: {
    schedule: {
      none: { root: { borderColor: 'border' }, sign: { bg: 'success.subtle', color: 'success.fg' } },
      h: { root: { borderColor: 'border.strong' }, sign: { bg: 'bg.muted', color: 'fg' } },
      h1: strict,
      ndps: strict,
      x: strict,
    },
  },
});
