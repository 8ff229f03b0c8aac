import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hasPackages, isSetUp, linkLibraries, writeStamp } from './installed.mjs';

let root: string;

const lock = {
  '': { name: 'shop' },
  'libs/ui': { name: '@shop/ui' },
  'node_modules/@shop/ui': { resolved: 'libs/ui', link: true },
  'node_modules/express': { version: '5.3.0' },
  'node_modules/express/node_modules/ms': { version: '2.0.0' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};
const record = {
  'node_modules/@shop/ui': { link: true },
  'node_modules/express': { version: '5.3.0' },
  'node_modules/express/node_modules/ms': { version: '2.0.0' },
};
const write = (file: string, packages: object) => writeFileSync(path.join(root, file), JSON.stringify({ packages }));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'niramaya-installed-'));
  for (const folder of ['node_modules/@shop/ui', 'libs/ui']) mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, 'libs/ui/words.txt'), 'of the library');
  writeFileSync(path.join(root, '.npmrc'), 'ignore-scripts=true\n');
  write('package-lock.json', lock);
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

it('knows what it set up until the lock file or the settings of npm change', () => {
  expect(isSetUp(root)).toBe(false);
  writeStamp(root);
  expect(isSetUp(root)).toBe(true);
  writeFileSync(path.join(root, '.npmrc'), '');
  expect(isSetUp(root)).toBe(false);
  writeStamp(root);
  write('package-lock.json', { ...lock, 'node_modules/express': { version: '5.3.1' } });
  expect(isSetUp(root)).toBe(false);
});

it('takes packages that somebody installed by hand; those for other machines may be missing', () => {
  write('node_modules/.package-lock.json', record);
  expect(hasPackages(root)).toBe(true);
});

it.each([
  ['nothing is installed', undefined],
  ['a package is missing', { 'node_modules/@shop/ui': { link: true }, 'node_modules/express': { version: '5.3.0' } }],
  ['a package is of another version', { ...record, 'node_modules/express': { version: '5.2.0' } }],
])('installs where %s', (_case, packages) => {
  if (packages) write('node_modules/.package-lock.json', packages);
  expect(hasPackages(root)).toBe(false);
});

it('a library that is new is linked, and nothing is installed for it', () => {
  write('node_modules/.package-lock.json', record);
  const place = path.join(root, 'node_modules/@shop/ui');
  rmSync(place, { recursive: true });
  expect(hasPackages(root)).toBe(false);
  linkLibraries(root);
  expect(readFileSync(path.join(place, 'words.txt'), 'utf8')).toBe('of the library');
  expect(hasPackages(root)).toBe(true);
});
