import { expect, test } from 'vitest';
import * as library from '../index';

const files = Object.keys(import.meta.glob('../**/*.stories.tsx'));
const withStories = new Set(files.map((file) => file.slice(file.lastIndexOf('/') + 1, -'.stories.tsx'.length)));

/** Components that render nothing of their own, and skeletons, which are the `Loading` story of their card. */
const exceptions = ['BaseLink', 'LinkProvider', 'OfferCardSkeleton', 'ProductCardSkeleton'];

test('every exported component has a story file', () => {
  const components = Object.keys(library).filter((name) => /^[A-Z][a-z]/.test(name));
  expect(components.filter((name) => !withStories.has(name)).toSorted()).toEqual(exceptions);
});
