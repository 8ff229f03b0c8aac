import { expect, test } from 'vitest';
import { aMountedHook } from '../testing/a-mounted-hook';
import { aTestStore } from '../testing/a-test-store';
import { hasUnsavedInput, useUnsavedInput } from './unsaved-input';

test('a page has unsaved text while one of its forms has', () => {
  const { store } = aTestStore();
  const name = aMountedHook<boolean, void>(store, useUnsavedInput, false);
  const phone = aMountedHook<boolean, void>(store, useUnsavedInput, true);
  expect(hasUnsavedInput()).toBe(true);
  name.rerender(true);
  phone.unmount();
  expect(hasUnsavedInput()).toBe(true);
  name.rerender(false);
  expect(hasUnsavedInput()).toBe(false);
});
