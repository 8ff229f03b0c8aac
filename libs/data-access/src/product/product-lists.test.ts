import { aSelectedMedicine } from '@niramaya/fixtures';
import { expect, test } from 'vitest';
import { aMountedHook } from '../testing/a-mounted-hook';
import { aTestStore } from '../testing/a-test-store';
import {
  clearCompared,
  clearViewed,
  rememberViewed,
  toggleCompared,
  toggleSaved,
  useCompared,
  useSaved,
  useViewed,
} from './product-lists';

const named = (title: string) => aSelectedMedicine({ title });
const titles = (text: string | null | undefined) =>
  (JSON.parse(text ?? '{"items":[]}') as { items: { title: string }[] }).items.map(({ title }) => title);

test('a product is saved and removed again, and two tabs share one list', () => {
  const { disk, store } = aTestStore();
  const other = aTestStore(disk);
  toggleSaved(store.services.storage, named('Zinc'));
  toggleSaved(other.store.services.storage, named('Iron'));
  expect(titles(disk.local.get('niramaya.saved'))).toEqual(['Iron', 'Zinc']);
  toggleSaved(store.services.storage, named('Iron'));
  expect(titles(disk.local.get('niramaya.saved'))).toEqual(['Zinc']);
});

test('a product that is viewed again comes first, and nine are stored', () => {
  const { disk, store } = aTestStore();
  for (const title of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '4'])
    rememberViewed(store.services.storage, named(title));
  expect(titles(disk.local.get('niramaya.viewed'))).toEqual(['4', '10', '9', '8', '7', '6', '5', '3', '2']);
});

test('four products are compared, a fifth is rejected, and the list ends with the tab', () => {
  const { disk, session, store } = aTestStore();
  const answers = ['1', '2', '3', '4', '5', '2'].map((title) => toggleCompared(store.services.storage, named(title)));
  expect(answers).toEqual(['done', 'done', 'done', 'done', 'full', 'done']);
  expect(titles(session.get('niramaya.compared'))).toEqual(['1', '3', '4']);
  expect([...disk.local.keys()]).toEqual([]);
});

test('the lists show saved, viewed and compared products until they are cleared', () => {
  const { disk, session, store } = aTestStore();
  const mount = (useList: typeof useSaved) => aMountedHook(store, useList, undefined);
  const lists = [mount(useSaved), mount(useViewed), mount(useCompared)];
  const shown = () => lists.map(({ newest }) => newest().map(({ title }) => title));
  expect(shown()).toEqual([[], [], []]);
  const { storage } = store.services;
  lists[0]?.after(() => {
    toggleSaved(storage, named('Zinc'));
    rememberViewed(storage, named('Iron'));
    toggleCompared(storage, named('Aloe'));
    toggleCompared(storage, named('Balm'));
  });
  expect(shown()).toEqual([['Zinc'], ['Iron'], ['Aloe', 'Balm']]);
  lists[0]?.after(() => {
    clearViewed(storage);
    clearCompared(storage);
  });
  expect(shown()).toEqual([['Zinc'], [], []]);
  expect([[...disk.local.keys()], session.size]).toEqual([['niramaya.saved'], 0]);
});
