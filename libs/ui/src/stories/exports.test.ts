import { expect, test } from 'vitest';
import * as library from '../index';

const files = Object.keys(import.meta.glob('../**/*.stories.tsx'));
const withStories = new Set(files.map((file) => file.slice(file.lastIndexOf('/') + 1, -'.stories.tsx'.length)));

/** Components whose states are stories of another component, or that render nothing of their own. */
const exceptions = [
  'LinkProvider',
  'LocaleProvider',
  'OfferCardSkeleton',
  'ProductCardSkeleton',
  'ProductGridSkeleton',
  'TopBrandCardSkeleton',
];

test('every exported component has a story file', () => {
  const components = Object.keys(library).filter((name) => /^[A-Z][a-z]/.test(name));
  expect(components.filter((name) => !withStories.has(name)).toSorted()).toEqual(exceptions);
});
