import { aSelectedMedicine } from '@niramaya/fixtures';
import { expect, test } from 'vitest';
import { createStorage } from '../storage/storage';
import { makeStore } from '../store/makeStore';
import { aHookAtOnce } from '../testing/a-mounted-hook';
import { aFakeDisk } from '../testing/fake-storage-host';
import {
  clearCompared,
  clearViewed,
  rememberViewed,
  showMedicine,
  toggleCompared,
  toggleSaved,
  useCompared,
  useSaved,
  useViewed,
} from './shelf';

const named = (title: string) => aSelectedMedicine({ title });
const titles = (text: string | null | undefined) =>
  (JSON.parse(text ?? '{"items":[]}') as { items: { title: string }[] }).items.map(({ title }) => title);

function aTab(disk = aFakeDisk()) {
  const tab = disk.openTab();
  const store = makeStore({}, { storage: createStorage(tab) });
  return { disk, tab, store };
}

test('a product is saved and dropped again, and two tabs work on one list', () => {
  const { disk, store } = aTab();
  const other = aTab(disk);
  toggleSaved(store.services.storage, named('Zinc'));
  toggleSaved(other.store.services.storage, named('Iron'));
  expect(titles(disk.local.get('niramaya.saved'))).toEqual(['Iron', 'Zinc']);
  toggleSaved(store.services.storage, named('Iron'));
  expect(titles(disk.local.get('niramaya.saved'))).toEqual(['Zinc']);
});

test('what is viewed again moves to the head, and nine are kept', () => {
  const { disk, store } = aTab();
  for (const title of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '4'])
    rememberViewed(store.services.storage, named(title));
  expect(titles(disk.local.get('niramaya.viewed'))).toEqual(['4', '10', '9', '8', '7', '6', '5', '3', '2']);
});

test('four products are compared, a fifth is refused, and the list ends with the tab', () => {
  const { disk, tab, store } = aTab();
  const answers = ['1', '2', '3', '4', '5', '2'].map((title) => toggleCompared(store.services.storage, named(title)));
  expect(answers).toEqual(['done', 'done', 'done', 'done', 'full', 'done']);
  expect(titles(tab.session.get('niramaya.compared'))).toEqual(['1', '3', '4']);
  expect([...disk.local.keys()]).toEqual([]);
});

test.each(['full', 'forbidden'] as const)('with storage %s a saved product lasts for the page', (mode) => {
  const { disk, store } = aTab();
  disk.mode = mode;
  toggleSaved(store.services.storage, named('Zinc'));
  expect(titles(store.services.storage.read('local', 'niramaya.saved'))).toEqual(['Zinc']);
});

test('the lists show what was saved, viewed and compared, and are empty at first', () => {
  const { store } = aTab();
  const mount = (useList: typeof useSaved) => aHookAtOnce(store, useList, undefined);
  const lists = [mount(useSaved), mount(useViewed), mount(useCompared)];
  const shown = () => lists.map(({ newest }) => newest().map(({ title }) => title));
  expect(shown()).toEqual([[], [], []]);
  lists[0]?.after(() => {
    toggleSaved(store.services.storage, named('Zinc'));
    rememberViewed(store.services.storage, named('Iron'));
    toggleCompared(store.services.storage, named('Aloe'));
    toggleCompared(store.services.storage, named('Balm'));
  });
  expect(shown()).toEqual([['Zinc'], ['Iron'], ['Aloe', 'Balm']]);
});

test('forgetting what was viewed or compared leaves nothing under its key', () => {
  const { disk, tab, store } = aTab();
  rememberViewed(store.services.storage, named('Zinc'));
  toggleCompared(store.services.storage, named('Zinc'));
  clearViewed(store.services.storage);
  expect([disk.local.size, [...tab.session.keys()]]).toEqual([0, ['niramaya.compared']]);
  clearCompared(store.services.storage);
  expect(tab.session.size).toBe(0);
});

test('[STORAGE-06] a product of a list is stored for the detail screen', () => {
  const { disk, store } = aTab();
  void store.dispatch(showMedicine(named('Zinc')));
  expect(disk.local.get('medicine_details')).toContain('"title":"Zinc"');
});
