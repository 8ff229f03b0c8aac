import { expect, test } from 'vitest';
import { aTestStore } from '../testing/a-test-store';
import { choosePlan, clearPlan, readPlan } from './plan';

test('[STORAGE-08 AMB-32 AMB-33] stores 275 for six months under `threemonth`, 165 for three under a separate key', () => {
  const { store, disk } = aTestStore();
  choosePlan(store.services.storage, 'six');
  expect([...disk.local]).toEqual([['threemonth', '275']]);
  choosePlan(store.services.storage, 'three');
  expect([...disk.local]).toEqual([['niramaya.three_months', '165']]);
  choosePlan(store.services.storage, 'six');
  expect([...disk.local]).toEqual([['threemonth', '275']]);
});

test('[AMB-32] of two stored plans the 6-month one counts, and clearing removes both', () => {
  const { store, disk } = aTestStore({ stored: { threemonth: '275', 'niramaya.three_months': '165' } });
  expect(readPlan(store.services.storage)).toEqual({ months: 6, rupees: 275 });
  disk.local.set('threemonth', 'NaN');
  expect(readPlan(store.services.storage)).toEqual({ months: 3, rupees: 165 });
  clearPlan(store.services.storage);
  expect(disk.local.size).toBe(0);
});

test.each([
  [' 275.00 ', 275],
  ['abc', null],
  ['0', null],
  ['-5', null],
])('[STORAGE-08] %j under `threemonth` is a plan of %j rupees', (text, rupees) => {
  const { storage } = aTestStore({ stored: { threemonth: text } });
  expect(readPlan(storage)?.rupees ?? null).toBe(rupees);
});
