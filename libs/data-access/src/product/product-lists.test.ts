import { aSelectedMedicine } from '@niramaya/fixtures';
import { expect, test } from 'vitest';
import { aMountedHook } from '../testing/a-mounted-hook';
import { aTestStore } from '../testing/a-test-store';
import { clearCompared, toggleCompared, unreadableCompared, useCompared } from './compared';
import { toggleSaved, useSaved } from './saved';
import { clearViewed, rememberViewed, useViewed } from './viewed';

const named = (title: string) => aSelectedMedicine({ title });

/** A tab that shows one of the lists. */
function aTab(useList: typeof useSaved) {
  const tab = aTestStore();
  const { newest, after } = aMountedHook(tab.store, useList, undefined);
  return { ...tab, after, titles: () => newest().map(({ title }) => title) };
}

test('a product is saved and removed again, and two tabs share one list', () => {
  const { disk, storage, after, titles } = aTab(useSaved);
  expect(titles()).toEqual([]);
  after(() => toggleSaved(storage, named('Zinc')));
  after(() => toggleSaved(aTestStore({ disk }).storage, named('Iron')));
  expect(titles()).toEqual(['Iron', 'Zinc']);
  after(() => toggleSaved(storage, named('Iron')));
  expect(titles()).toEqual(['Zinc']);
});

test('the hundred and first saved product deletes none', () => {
  const { storage, after, titles } = aTab(useSaved);
  after(() => Array.from({ length: 101 }, (_one, at) => toggleSaved(storage, named(`${at}`))));
  expect([titles().length, titles().at(-1)]).toEqual([101, '0']);
});

test('a product that is viewed again comes first, and nine are stored until they are cleared', () => {
  const { disk, storage, after, titles } = aTab(useViewed);
  for (const title of '1 2 3 4 5 6 7 8 9 10 4'.split(' ')) after(() => rememberViewed(storage, named(title)));
  expect(titles()).toEqual(['4', '10', '9', '8', '7', '6', '5', '3', '2']);
  after(() => clearViewed(storage));
  expect([titles(), disk.local.size]).toEqual([[], 0]);
});

test('four products are compared, a fifth is rejected, and the list ends with the tab or once cleared', () => {
  const { disk, session, storage, after, titles } = aTab(useCompared);
  const answers: string[] = [];
  after(() => '123452'.split('').forEach((title) => answers.push(toggleCompared(storage, named(title)))));
  expect(answers).toEqual(['done', 'done', 'done', 'done', 'full', 'done']);
  expect([titles(), disk.local.size]).toEqual([['1', '3', '4'], 0]);
  after(() => clearCompared(storage));
  expect([titles(), session.size]).toEqual([[], 0]);
});

test('a change of the comparison keeps a product that cannot be read until four others take the places', () => {
  const { session, storage, after, titles } = aTab(useCompared);
  const items = [null, named('1')];
  session.set('niramaya.compared', JSON.stringify({ of: '', v: 1, items }));
  after(() => toggleCompared(storage, named('2')));
  expect([titles(), unreadableCompared.read(storage)]).toEqual([['1', '2'], true]);
  after(() => toggleCompared(storage, named('1')));
  expect([titles(), unreadableCompared.read(storage)]).toEqual([['2'], true]);
  after(() => '134'.split('').forEach((title) => toggleCompared(storage, named(title))));
  expect([titles(), unreadableCompared.read(storage)]).toEqual([['2', '1', '3', '4'], false]);
});
