import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isBehaviourByName, untaggedBehaviours } from './behaviours.ts';
import { purposes } from './kinds.ts';
import { placeOf, withPlace } from './places.ts';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync(['libs/*/src/**/*.stories.tsx', 'apps/storefront/{src/journeys,dev}/*.stories.tsx'], {
  cwd: root,
});

test('every file of stories stands where a purpose is, under a title of its own', () => {
  const places = files.map((file) => placeOf(file));
  expect(places.length).toBeGreaterThan(130);
  expect(new Set(places.map(({ title }) => title)).size).toBe(places.length);
  expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
  expect(new Set(places.map(({ title }) => title.split('/')[0]))).toEqual(new Set(purposes));
});

test('the sidebar has the purposes in their order', () => {
  const preview = readFileSync(path.join(root, '.storybook/preview.tsx'), 'utf8');
  const order = /storySort: \{\s+(?:\/\/.*\s+)?order: \[([^]*?)^ {8}\],/m.exec(preview)?.[1] ?? '';
  const groups = [...order.matchAll(/^ {10}'([\w ]+)',/gm)].map(([, group]) => group);
  expect(groups).toEqual(['Start here', ...purposes]);
});

test.each([
  ['libs/ui/src/Button/Button.stories.tsx', { id: 'ui-button', title: 'Actions/Button' }],
  ['libs/ui/src/art/Logo/Logo.stories.tsx', { id: 'ui-art-logo', title: 'Foundations/Logo' }],
  ['libs/ui/src/internal/PictureTile.stories.tsx', { id: 'ui-internal-picturetile', title: 'Display/PictureTile' }],
  ['libs/ui/src/theme/Tokens.stories.tsx', { id: 'ui-theme-tokens', title: 'Foundations/Tokens' }],
  [
    'libs/feature-medicines/src/ListingCard/ListingCard.stories.tsx',
    { id: 'feature-medicines-listingcard', title: 'Patterns/Medicines/ListingCard' },
  ],
  [
    'libs/feature-medicines/src/MedicinesScreen/Paging.stories.tsx',
    { id: 'feature-medicines-medicinesscreen-paging', title: 'Screens/MedicinesScreen/Paging' },
  ],
  [
    'libs/feature-cart/src/CartScreen/CartScreen.stories.tsx',
    { id: 'feature-cart-cartscreen', title: 'Screens/CartScreen' },
  ],
  ['apps/storefront/src/journeys/UserFlows.stories.tsx', { id: 'journeys-userflows', title: 'Flows/UserFlows' }],
])('%s has its place', (file, place) => {
  expect(placeOf(file)).toEqual(place);
});

test('a component of no kind is named', () => {
  expect(() => placeOf('libs/ui/src/Pill/Pill.stories.tsx', 'const meta = {\n  component: Pill,\n')).toThrow(
    'libs/ui/src/Pill/Pill.stories.tsx has no place in the sidebar: name Pill in tools/states/components.json.',
  );
});

test('a place is written into the source', () => {
  const place = { id: 'ui-chip', title: 'Actions/Chip' };
  expect(withPlace('const meta = { component: Chip };', place)).toBe(
    "const meta = { id: 'ui-chip', title: 'Actions/Chip', component: Chip };",
  );
  expect(() => withPlace('export default { component: Chip };', place)).toThrow('have no “const meta = {”');
});

test('a story whose name tells a behaviour has the tag', () => {
  expect(files.flatMap((file) => untaggedBehaviours(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});

test.each([
  ['MinusStopsAtOne', true],
  ['RemoveThenUndo', true],
  ['EscapeClosesAndFocusComesBack', true],
  ['JoinUsIsInert', true],
  ['PaysByCard', true],
  ['NoResults', false],
  ['SoldOut', false],
])('%s tells a behaviour: %s', (name, tells) => {
  expect(isBehaviourByName(name)).toBe(tells);
});

test('a behaviour without its tag is named', () => {
  const story = 'export const MinusStopsAtOne: Story = {\n  play: async () => {},\n};\n';
  expect(untaggedBehaviours(story)).toEqual(['MinusStopsAtOne']);
  expect(untaggedBehaviours("export const PaysByCard = payBy('CARDS');\n")).toEqual(['PaysByCard']);
  expect(untaggedBehaviours(story.replace('{', "{\n  tags: ['behaviour'],"))).toEqual([]);
});
