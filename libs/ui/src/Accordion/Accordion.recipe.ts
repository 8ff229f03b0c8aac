import { defineRecipe } from '../theme/defineRecipe';

export const accordionRoot = defineRecipe({
  className: 'accordionRoot',
  base: { border: '[1px solid]', borderColor: 'border', borderRadius: 'card', bg: 'bg.panel', overflow: 'clip' },
});

export const accordionDetails = defineRecipe({
  className: 'accordionDetails',
  base: {
    '& + &': { borderTop: '[1px solid token(colors.border)]' },
    '&[open] > summary > svg': { rotate: '180deg' },
    // A CSS transition to an automatic height, without measuring. Browsers without support show the answer at once.
    '@media (prefers-reduced-motion: no-preference)': {
      interpolateSize: 'allow-keywords',
      '&::details-content': {
        height: '0',
        overflow: 'clip',
        transition:
          'height token(durations.moderate) token(easings.out), content-visibility token(durations.moderate) allow-discrete',
      },
      '&[open]::details-content': { height: '[auto]' },
    },
  },
});

export const accordionSummary = defineRecipe({
  className: 'accordionSummary',
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    px: '5',
    py: '4',
    fontWeight: 'semibold',
    color: 'fg',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { bg: 'bg.subtle' },
    _focusVisible: {
      outline: '3px solid',
      outlineColor: 'brand.focusRing',
      outlineOffset: '-3px',
      borderRadius: 'card',
    },
    _icon: { boxSize: '5', flexShrink: '0', color: 'fg.muted', transition: 'rotate token(durations.moderate)' },
  },
});

export const accordionContent = defineRecipe({
  className: 'accordionContent',
  base: { px: '5', paddingBottom: '5', color: 'fg.muted' },
});
