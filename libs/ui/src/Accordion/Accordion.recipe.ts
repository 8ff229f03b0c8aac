import { defineSlotRecipe } from '../theme/defineRecipe';

export const accordion = defineSlotRecipe({
  base: {
    root: { border: '[1px solid]', borderColor: 'border', borderRadius: 'card', bg: 'bg.panel', overflow: 'clip' },
    details: {
      '& + &': { borderTop: '[1px solid token(colors.border)]' },
      '&[open] > summary > svg': { rotate: '[180deg]' },
      // A browser without `interpolate-size` or `::details-content` ignores these rules and opens the item without an
      // animation.
      '@media (prefers-reduced-motion: no-preference)': {
        interpolateSize: 'allow-keywords',
        '&::details-content': {
          height: '0',
          overflow: 'clip',
          transition:
            '[height token(durations.moderate) token(easings.out), content-visibility token(durations.moderate) allow-discrete]',
        },
        '&[open]::details-content': { height: '[auto]' },
      },
    },
    summary: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      px: '5',
      py: '4',
      fontWeight: 'semibold',
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      _hover: { bg: 'bg.subtle' },
      _focusVisible: {
        outlineOffset: '[-3px]',
        borderRadius: 'card',
      },
      _icon: { boxSize: '5', flexShrink: '0', color: 'fg.muted', transition: '[rotate token(durations.moderate)]' },
    },
    content: { px: '5', paddingBottom: '5', color: 'fg.muted' },
  },
});
