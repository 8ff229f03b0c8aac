import { defineRecipe } from '../theme/defineRecipe';

export const tile = defineRecipe({
  className: 'tile',
  base: {
    position: 'relative',
    height: 'full',
    containerType: 'inline-size',
    layerStyle: 'panel',
    boxShadow: 'card',
    transition: 'box-shadow token(durations.moderate), border-color token(durations.moderate)',
  },
  variants: {
    leads: {
      true: {
        _hover: { boxShadow: 'raised', borderColor: 'brand.border', '& :is(h3, a)': { color: 'brand.fg' } },
      },
    },
  },
});

export const tileLink = defineRecipe({
  className: 'tileLink',
  base: {
    color: 'fg',
    // Breaks a long name in a narrow tile with large text.
    overflowWrap: 'anywhere',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
    _focusVisible: {
      outline: 'none',
      _after: { outline: '3px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
    },
  },
});
