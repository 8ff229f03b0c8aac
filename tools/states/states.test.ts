import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stateFaults, type Library } from './check.ts';
import { duplicateFaults } from './duplicates.ts';
import { kindsFile, kindsPage } from './kinds-page.ts';
import { kinds } from './kinds.ts';
import { isOfItsOwn, readComponents, readStories } from './library.ts';
import * as matrix from './matrix.ts';
import { parts } from './parts.ts';

const aLibrary = (overrides: Partial<Library> = {}): Library => ({
  kinds: { card: { states: ['Default', 'Loading'] } },
  componentKinds: [['Card', 'card']],
  parts: new Map(),
  exceptions: new Map(),
  mostExceptions: 10,
  components: ['Card'],
  stories: new Map([['Card', new Set(['Default', 'Loading', 'OnSale'])]]),
  ...overrides,
});

test('every component has a story for each state of its kind', () => {
  const stories = readStories();
  expect(stateFaults({ ...matrix, parts, kinds, components: readComponents(stories), stories })).toEqual([]);
});

test('the page of the kinds says what the check asks', async () => {
  expect(readFileSync(kindsFile, 'utf8'), 'Run `npm run states`, which writes it.').toBe(await kindsPage());
});

test.each([
  ['libs/feature-cart/src/CartScreen/CartScreen.tsx', true],
  ['libs/feature-medicines/src/RecentProducts.tsx', true],
  ['libs/feature-shell/src/notices/NoticeCard.tsx', true],
  ['libs/feature-cart/src/CartScreen/PriceNotice.tsx', false],
  ['libs/feature-cart/src/CartScreen/CartScreen.stories.tsx', false],
  ['libs/feature-home/src/blocks/useBlock.tsx', false],
])('%s is a component of its own: %s', (file, own) => {
  expect(isOfItsOwn(file)).toBe(own);
});

test('a library with all its states has no fault', () => {
  expect(stateFaults(aLibrary())).toEqual([]);
});

const many = new Map(Array.from({ length: 11 }, (_, at) => [`Part${at}`, 'a reason']));

test.each<[string, Partial<Library>, string]>([
  ['a component without a story', { stories: new Map() }, 'Card has no story: write Card.stories.tsx beside it.'],
  [
    'a missing state',
    { stories: new Map([['Card', new Set(['Default'])]]) },
    'Card is a card and has no story Loading.',
  ],
  [
    'a component without a kind',
    { components: ['Card', 'Tile'], stories: new Map([...aLibrary().stories, ['Tile', new Set(['Default'])]]) },
    'Tile has no kind: name it in tools/states/components.json.',
  ],
  [
    'a kind that there is not',
    { componentKinds: [['Card', 'tile']] },
    'Card is a tile, which is no kind of tools/states/kinds.ts.',
  ],
  [
    'a component that has two kinds',
    {
      kinds: { ...aLibrary().kinds, tile: { states: [] } },
      componentKinds: [
        ['Card', 'card'],
        ['Card', 'tile'],
      ],
    },
    'Card stands twice in tools/states/components.json.',
  ],
  ['a kind without a component', { components: [] }, 'Card is in the matrix and no component.'],
  [
    'an idle exception',
    { exceptions: new Map([['Card.Loading', 'no data']]) },
    'The exception Card.Loading is not needed.',
  ],
  [
    'too many exceptions',
    { exceptions: many, components: ['Card', ...many.keys()] },
    '11 exceptions; 10 are the most.',
  ],
])('%s is named', (_what, overrides, sentence) => {
  expect(stateFaults(aLibrary(overrides))).toEqual([sentence]);
});

test('a new component without anything is told all that it needs', () => {
  expect(stateFaults(aLibrary({ components: ['Card', 'Tile'] }))).toEqual([
    'Tile has no story: write Tile.stories.tsx beside it.',
    'Tile has no kind: name it in tools/states/components.json.',
  ]);
});

test('an exception takes the place of a state', () => {
  const exceptions = new Map([['Card.Loading', 'its data is at hand']]);
  expect(stateFaults(aLibrary({ exceptions, stories: new Map([['Card', new Set(['Default'])]]) }))).toEqual([]);
});

const aPicture = (story: string, signature: string, modes = ['light-360', 'dark-360']) => ({
  story,
  signatures: new Map(modes.map((mode) => [mode, `${signature} ${mode}`])),
});

test('a state that looks like another of its component is named, unless it may', () => {
  const stories = [aPicture('ui-card--loading', 'a'), aPicture('ui-card--default', 'a')];
  expect(duplicateFaults(stories, new Map())).toEqual(['ui-card--loading looks like ui-card--default in every mode.']);
  expect(duplicateFaults(stories, new Map([['ui-card--default ui-card--loading', 'a reason']]))).toEqual([]);
});

test('that one of them was captured at rest, and so at more widths, makes no other look', () => {
  const stories = [
    aPicture('ui-card--default', 'a', ['light-1280', 'light-360', 'dark-360']),
    aPicture('ui-card--sold-out', 'a'),
    aPicture('ui-card--invalid', 'b', ['light-1280']),
  ];
  expect(duplicateFaults(stories, new Map())).toEqual(['ui-card--sold-out looks like ui-card--default in every mode.']);
});

test('behaviours, other components and the same on a mobile may look alike', () => {
  const stories = [
    aPicture('ui-card--default', 'a'),
    aPicture('ui-card--escape-closes', 'a'),
    aPicture('ui-card--mobile', 'a'),
    aPicture('ui-tile--default', 'a'),
    aPicture('ui-card--loading', 'b'),
  ];
  expect(duplicateFaults(stories, new Map())).toEqual([]);
});
