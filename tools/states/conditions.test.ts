import { expect, test } from 'vitest';
import { touchedStories } from '../storybook-checks/toolbar.ts';
import { conditionFaults, readStyled, readStyledScreens } from './conditions.ts';

test('every condition of a style of the design system is shown by a story', () => {
  const components = readStyled();
  expect(components.map(({ component }) => component)).toContain('ProductCard');
  expect(conditionFaults(components)).toEqual([]);
});

test('every condition of a style of the screens is shown by a story', () => {
  const pieces = readStyledScreens();
  expect(pieces.map(({ component }) => component)).toContain('libs/feature-shell/src/CategoryMenus');
  expect(conditionFaults(pieces)).toEqual([]);
});

test('whatever moves for ever is seen to move with full motion, and to stand still with none', () => {
  const moving = readStyled().filter(({ styles }) => /animation: '[^']*\binfinite\b/.test(styles));
  const watched = touchedStories.filter(({ moves }) => moves).map(({ id }) => id.split('--')[0]);
  expect(moving.map(({ component }) => `ui-${component.toLowerCase()}`).toSorted()).toEqual(watched.toSorted());
});

const aCard = (styles: string, stories = 'export const Default: Story = {};') => ({
  component: 'Card',
  styles,
  stories,
});

test.each([
  ['hover', "_hover: { bg: 'bg.subtle' }", '<Pseudo of={<Card />} />'],
  ['hover', "_hover={{ bg: 'bg.subtle' }}", 'pointAtAll(canvasElement)'],
  ['focus-visible', '_focusVisible: {}', "element.setAttribute('data-focus-visible', '')"],
  ['active', '_active={{}}', '<Pseudo of={<Card />} />'],
  ['disabled', '_disabled: {}', 'args: { disabled: true }'],
  ['selected', "'&[aria-selected=true]': {}", "args: { value: 'upi' }"],
  ['invalid', '_invalid: {}', "args: { error: 'Too short' }"],
  ['tablet', "display: { base: 'none', md: 'grid' }", "parameters: { alsoAt: 'w768' }"],
  [
    'touch',
    "'@media (pointer: coarse)': { minHeight: 'control' }",
    "beforeEach: () => underMedia('(pointer: coarse)')",
  ],
  ['the narrowest phones', "'@media (max-width: 359px)': {}", "underMedia('(max-width: 359px)')"],
  ['forced colours', "'@media (forced-colors: active)': { bg: '[GrayText]' }", "globals: { colours: 'forced' }"],
  [
    'reduced motion',
    "'@media (prefers-reduced-motion: no-preference)': {}",
    "underMedia('(prefers-reduced-motion: no-preference)')",
  ],
  ['reduced motion', "_motionReduce: { transition: 'none' }", 'beforeEach: wantMotion'],
  ['print', "'@media print': { color: '[black]' }", "underMedia('print')"],
  ['print', "const roomy = '@media (min-width: 601px), print';", "underMedia('print')"],
  ['print', "_print: { display: 'none' }", "underMedia('print')"],
  ['tablet', 'hideBelow="md"', "globals: { viewport: { value: 'w600' } }"],
])('a style for %s without a story is named, and one with it is not', (condition, style, story) => {
  expect(conditionFaults([aCard(style)]).join()).toContain(`Card has styles for ${condition} and no story with it`);
  expect(conditionFaults([aCard(style, story)])).toEqual([]);
});

test('a piece of a screen is seen on a tablet with it, and hovered only where a story shows it so', () => {
  const piece = { ...aCard("gap: { base: '2', md: '4' }, _hover: {}"), inScreen: true };
  expect(conditionFaults([piece])).toEqual([expect.stringContaining('Card has styles for hover and no story')]);
});

test('a style that always holds needs no story of its own', () => {
  expect(conditionFaults([aCard("bg: 'bg', _icon: { boxSize: '4' }")])).toEqual([]);
});
