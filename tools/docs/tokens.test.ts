import { expect, test } from 'vitest';
import { tokensOf } from '../../.storybook/docs/tokens-of';

test('the tokens of a recipe are found in each property that can have them, and in the texts of CSS', () => {
  const recipe = {
    base: {
      root: {
        color: { base: 'fg', _hover: 'brand.fg' },
        borderTopRadius: 'card',
        borderRadius: '[50%]',
        border: '[1px solid token(colors.border)]',
        bg: 'bg.panel!',
        '& > svg': { borderTopColor: 'border.strong' },
        padding: '4',
      },
    },
    variants: { size: { lg: { root: { textStyle: 'title' } } } },
  };
  expect(tokensOf(recipe)).toEqual([
    ['Colours', ['bg.panel', 'border', 'border.strong', 'brand.fg', 'fg']],
    ['Text styles', ['title']],
    ['Corners', ['card']],
  ]);
});
