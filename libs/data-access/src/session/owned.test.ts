import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { StoredValue } from '../storage/persisted';
import { owned } from './owned';

// `usePersisted` takes every `StoredValue` and would show the entry to another person.
it('an entry with an owner is no StoredValue', () => {
  const phone = owned('niramaya.patient_phone', z.string());
  // @ts-expect-error The type of `phone` lacks `parse`.
  const value: StoredValue<string | null> = phone;
  expect(value).not.toHaveProperty('parse');
});
