import { defineSlotRecipe } from '../theme/defineRecipe';

export const receipt = defineSlotRecipe({
  base: {
    root: {
      display: 'grid',
      gap: '5',
      color: 'fg',
      // Paper has no theme, and coloured areas would take much ink. `!important` wins over the colours of each part.
      '@media print': {
        color: '[black]',
        bg: '[white]',
        '& :not(svg *)': { color: '[black !important]', bg: '[white !important]', borderColor: '[black !important]' },
      },
    },
    head: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: '3' },
    title: { textStyle: 'title' },
    notice: {
      px: '4',
      py: '3',
      borderWidth: '1px',
      borderColor: 'warning.border',
      borderRadius: 'control',
      bg: 'warning.subtle',
      color: 'warning.fg',
    },
    facts: {
      display: 'grid',
      // On a phone each value is below its name, so that a long one has the whole width. A line has 65 letters at most.
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(auto, 10rem) minmax(0, 1fr)' },
      alignItems: 'baseline',
      columnGap: '4',
      rowGap: { base: '0', sm: '2' },
      '& dt': { textStyle: 'caption', color: 'fg.muted' },
      '& dd': {
        pb: { base: '2', sm: '0' },
        maxWidth: '[65ch]',
        overflowWrap: 'anywhere',
        whiteSpace: 'pre-line',
      },
    },
    table: {
      width: 'full',
      '& th, & td': {
        py: '3',
        borderBottomWidth: '1px',
        verticalAlign: 'top',
        textAlign: 'start',
      },
      '& th': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
      '& thead th': { color: 'fg.muted', textStyle: 'caption', fontWeight: 'normal', py: '1' },
      '& td, & th + th': { ps: '4', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
      '& tfoot :is(th, td)': { borderBottomWidth: '0', fontWeight: 'bold', fontSize: 'lead' },
    },
    detail: { display: 'block', fontWeight: 'normal', textStyle: 'caption', color: 'fg.muted' },
  },
});
