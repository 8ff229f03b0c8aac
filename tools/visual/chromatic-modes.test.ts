import { expect, test } from 'vitest';
import { giveModes } from './chromatic-modes.ts';

type Meta = Parameters<typeof giveModes>[0];

/** Returns the Chromatic modes for a story with this name. */
function modesOf(exported: string, meta: Meta, story: Meta = {}): unknown {
  giveModes(meta, { [exported]: story });
  return (story.parameters?.chromatic as { modes: unknown } | undefined)?.modes;
}

const lightNarrow = { theme: 'light', viewport: 'w360' };
const darkNarrow = { theme: 'dark', viewport: 'w360' };
const lightWide = { theme: 'light', viewport: 'w1280' };
const darkWide = { theme: 'dark', viewport: 'w1280' };
const tablet = { theme: 'light', viewport: 'w768' };
const play = () => undefined;

test.each<[kind: string, told: Parameters<typeof modesOf>, modes: unknown]>([
  [
    'a component in both themes',
    ['Variants', { id: 'ui-badge', title: 'Display/Badge' }],
    { 'dark-360': darkNarrow, 'light-360': lightNarrow },
  ],
  [
    'a component at rest at the other width too, and on a tablet where it has styles for one',
    ['Default', { id: 'ui-stepper', title: 'Navigation/Stepper', parameters: { alsoAt: 'w768' } }],
    { 'light-1280': lightWide, 'dark-360': darkNarrow, 'light-360': lightNarrow, 'light-768-tablet': tablet },
  ],
  [
    'what needs room where there is some',
    ['LongContent', { id: 'ui-dialog', title: 'Overlays/Dialog' }],
    { 'light-1280': lightWide, 'dark-1280': darkWide },
  ],
  [
    'a screen by its widths, on a tablet and with large text',
    ['Default', { id: 'feature-cart-cartscreen', title: 'Screens/CartScreen' }, { play }],
    {
      'light-1280': lightWide,
      'dark-360': darkNarrow,
      'light-360': lightNarrow,
      'light-768-tablet': tablet,
      'light-1280-large': { ...lightWide, textSize: '200' },
    },
  ],
  [
    'another state of a screen without them',
    ['Empty', { id: 'feature-cart-cartscreen', title: 'Screens/CartScreen' }],
    { 'light-1280': lightWide, 'dark-360': darkNarrow, 'light-360': lightNarrow },
  ],
  [
    'what fixes its width there alone',
    [
      'Mobile',
      { id: 'feature-cart-cartscreen', title: 'Screens/CartScreen' },
      { globals: { viewport: { value: 'w360' } } },
    ],
    { 'light-360': lightNarrow, 'dark-360': darkNarrow },
  ],
])('Chromatic takes %s', (_kind, told, modes) => {
  expect(modesOf(...told)).toEqual(modes);
});

test('Chromatic takes no screenshot of a behaviour', () => {
  const story: Meta = { play };
  giveModes({ id: 'ui-quantitystepper', title: 'Forms/QuantityStepper' }, { MinusStopsAtOne: story });
  expect(story.parameters).toEqual({ chromatic: { disableSnapshot: true } });
});

test('what a story says besides stays', () => {
  const story: Meta = { parameters: { requirements: ['CART-05'] } };
  modesOf('Default', { id: 'ui-badge', title: 'Display/Badge' }, story);
  expect(story.parameters).toHaveProperty('requirements', ['CART-05']);
});
