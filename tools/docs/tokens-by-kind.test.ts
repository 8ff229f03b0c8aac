import { expect, test } from 'vitest';
import { tokensByKind } from '../../.storybook/docs/tokensByKind';
import { overlayRecipe } from '../../libs/ui/src/overlay/overlay.recipe';
import { toastCard } from '../../libs/ui/src/toast/toast.recipe';

test('the tokens of a dialog have the corners of single edges, and the colour inside of a border', () => {
  expect(tokensByKind(overlayRecipe)).toEqual([
    ['Colours', ['bg.backdrop', 'bg.panel', 'border', 'fg']],
    ['Text styles', ['title']],
    ['Corners', ['card']],
    ['Shadows', ['overlay']],
  ]);
});

test('the tokens of a toast have the colour inside of a value in brackets', () => {
  expect(Object.fromEntries(tokensByKind(toastCard)).Colours).toEqual([
    'bg.dark',
    'bg.grey',
    'bg.panel',
    'border',
    'border.strong',
    'danger.contrast',
    'danger.solid',
    'fg',
    'fg.onDark',
    'success.contrast',
    'success.solid',
  ]);
});

test('a value for each width or state is read, and neither a zero nor the mark of an important value is a token', () => {
  expect(
    tokensByKind({
      base: {
        borderRadius: { base: '0', md: 'card', _hover: { lg: 'pill' } },
        _invalid: { borderColor: 'danger.solid!', transition: '[color token(durations.fast)]' },
        margin: '[calc(token(radii.control) - 4px)]',
      },
    }),
  ).toEqual([
    ['Colours', ['danger.solid']],
    ['Corners', ['card', 'control', 'pill']],
  ]);
});
