import { runInNewContext } from 'node:vm';
import { paidTitlesTable } from '@niramaya/fixtures';
import { expect, test } from 'vitest';
import { inlineScript } from '../build/inline-script.ts';

const script = await inlineScript('shopper');

interface Visit {
  readonly languages?: readonly string[];
  readonly cookie?: string;
  readonly stored?: Readonly<Record<string, string>>;
  readonly session?: Readonly<Record<string, string>>;
  readonly lang?: string;
}

/** Returns the marks and the properties that the script sets for a browser that prefers Hindi, on an English page. */
function marksOf({ languages = ['hi-IN', 'en'], cookie = '', stored = {}, session = {}, lang = 'en-IN' }: Visit) {
  const dataset: Record<string, string> = {};
  const properties: Record<string, string> = {};
  const style = { setProperty: (name: string, value: string) => (properties[name] = value) };
  runInNewContext(script, {
    document: { documentElement: { dataset, lang, style }, cookie },
    history: { state: null },
    location: { search: '' },
    localStorage: { getItem: (key: string) => stored[key] ?? null, ...stored },
    navigator: { languages },
    sessionStorage: { getItem: (key: string) => session[key] ?? null },
  });
  return { dataset, properties };
}

test.each<[string, Visit]>([
  ['prefers English', { languages: ['en-IN', 'hi'] }],
  ['prefers neither language', { languages: ['ta', 'mr'] }],
  ['keeps a choice', { cookie: 'theme=dark; niramaya-language=en' }],
  ['shows a page in Hindi', { languages: ['en-IN'], lang: 'hi' }],
  ['keeps a refusal', { stored: { 'niramaya.language_refused': 'hi' } }],
])('a browser that %s is offered no language, and gets no room for it', (_which, visit) => {
  expect(marksOf(visit)).toEqual({ dataset: {}, properties: {} });
});

test('a browser that prefers Hindi is offered it, in a room that is there before the first paint', () => {
  expect(marksOf({})).toEqual({
    dataset: { offer: 'hi' },
    properties: { '--notices-height': 'calc(4rem + env(safe-area-inset-bottom, 0px))' },
  });
});

// `usePaidLines` in `libs/data-access` has the same table. The script reads the clock itself, so its orders are of
// today.
test.each(paidTitlesTable(Date.now()))('the paid products of a cart with $name', ({ orders, cart, person, titles }) => {
  const stored = {
    ...person,
    cart_data: JSON.stringify(cart),
    'niramaya.orders': JSON.stringify({ v: 1, items: orders }),
  };
  expect(marksOf({ stored }).dataset.paidLines?.split('\n') ?? []).toEqual(titles);
});

test.each(['{', '{"items":[1]}'])('orders that cannot be read (%s) leave the other marks', (orders) => {
  const stored = { cart_data: '[{"title":"Zinc"}]', threemonth: '275', 'niramaya.orders': orders };
  expect(marksOf({ stored }).dataset).toEqual({ cart: '', plan: '', offer: 'hi' });
});

test.each([['threemonth'], ['niramaya.three_months']])('a plan that is chosen in %s is marked', (key) => {
  expect(marksOf({ languages: ['en-IN'], stored: { [key]: '1' } }).dataset).toEqual({ plan: '' });
});

test.each<[string, Record<string, string>, boolean]>([
  ['a patient', { 'niramaya.patient': '{"of":"","value":{"id":2}}' }, true],
  ['symptoms', { 'niramaya.symptoms': '{"of":"","value":["Cough"]}' }, true],
  ['symptoms that were all removed', { 'niramaya.symptoms': '{"of":"","value":[]}' }, false],
])('a consultation with %s has begun, or not', (_which, session, hasBegun) => {
  expect('begun' in marksOf({ session }).dataset).toBe(hasBegun);
});
