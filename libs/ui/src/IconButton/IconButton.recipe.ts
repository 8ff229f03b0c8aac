import { defineRecipe } from '../theme/defineRecipe';

export const iconButtonCount = defineRecipe({
  base: {
    position: 'absolute',
    top: '0',
    insetInlineEnd: '-1',
    minW: '5',
    h: '5',
    px: '1',
    borderRadius: 'pill',
    bg: 'brand.solid',
    color: 'brand.contrast',
    textStyle: 'caption',
    fontWeight: 'bold',
    lineHeight: '[20px]',
    textAlign: 'center',
    '&[data-new]': { animation: 'swell token(durations.moderate) token(easings.out)' },
  },
});
