import { expect, test } from 'vitest';
import { charactersByPackage, packageOf, shares } from './attribute.ts';
import { bundleTable } from './table.ts';

test.each([
  ['../../../node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
  ['../../node_modules/@chakra-ui/react/dist/esm/index.js', '@chakra-ui/react'],
  ['../../node_modules/firebase/node_modules/@firebase/auth/dist/index.js', '@firebase/auth'],
  ['../../libs/ui/src/Button/Button.tsx', 'libs/ui'],
  ['apps/storefront/src/main.tsx', 'apps/storefront'],
  ['\0rolldown/runtime.js', 'the bundler'],
])('%s belongs to %s', (source, name) => {
  expect(packageOf(source)).toBe(name);
});

/** Package a wrote `ab`, and package b wrote `cde`. The line end and `f` have no source. */
const script = {
  code: 'abcde\nf',
  map: JSON.stringify({
    version: 3,
    sources: ['node_modules/a/a.js', 'libs/b/b.ts'],
    names: [],
    mappings: 'AAAA,ECAA',
  }),
};

test('the characters of a script are counted for their packages, and what nobody wrote for the bundler', () => {
  expect([...charactersByPackage(script)]).toEqual([
    ['a', 2],
    ['libs/b', 3],
    ['the bundler', 2],
  ]);
});

test('the bytes on the way are divided by these shares, and add up to all of them', () => {
  const found = shares(script, 70);
  expect(found.get('libs/b')).toBeCloseTo(30);
  expect([...found.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeCloseTo(70);
});

test('the table has the dearest package first and sums up what is small', () => {
  const costs = new Map([
    [
      '/',
      new Map([
        ['small', 100],
        ['large', 9_000],
        ['middle', 2_000],
      ]),
    ],
    [
      '/cart',
      new Map([
        ['large', 8_000],
        ['middle', 2_550],
      ]),
    ],
  ]);
  expect(bundleTable(costs)).toBe(
    [
      '| package | `/` | `/cart` |',
      '| --- | --: | --: |',
      '| large | 9.0 | 8.0 |',
      '| middle | 2.0 | 2.5 |',
      '| others, each under 0.5 kB | 0.1 | 0.0 |',
      '| **all** | **11.1** | **10.6** |',
    ].join('\n'),
  );
});
