import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storefrontFingerprint } from './fingerprint.ts';

let root: string;

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'niramaya-fingerprint-'));
  write('apps/storefront/src/main.tsx', 'one');
  write('libs/ui/src/Price/Price.tsx', 'one');
  write('package-lock.json', 'one');
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

it('stays the same while nothing changes', () => {
  expect(storefrontFingerprint(root, {})).toBe(storefrontFingerprint(root, {}));
});

it.each([
  'apps/storefront/src/main.tsx',
  'apps/storefront/index.html',
  'libs/ui/src/Price/Price.tsx',
  'libs/ui/package.json',
  'libs/ui/panda.config.ts',
  'postcss.config.mjs',
  'package-lock.json',
])('changes with %s', (file) => {
  const before = storefrontFingerprint(root, {});
  write(file, 'two');
  expect(storefrontFingerprint(root, {})).not.toBe(before);
});

it.each([
  'libs/ui/src/Price/Price.stories.tsx',
  'libs/ui/src/Price/price.test.ts',
  'libs/ui/src/Price/Price.mdx',
  'apps/storefront/dist/index.html',
  'apps/storefront/e2e/buying.journey.ts',
  'apps/mock-server/src/app.ts',
])('does not change with %s', (file) => {
  const before = storefrontFingerprint(root, {});
  write(file, 'two');
  expect(storefrontFingerprint(root, {})).toBe(before);
});

it('changes with the settings that go into the pages, and with no others', () => {
  const before = storefrontFingerprint(root, {});
  expect(storefrontFingerprint(root, { VITE_FIREBASE_API_KEY: 'key' })).not.toBe(before);
  expect(storefrontFingerprint(root, { SITE_URL: 'https://shop.example' })).not.toBe(before);
  expect(storefrontFingerprint(root, { API_PORT: '4301' })).toBe(before);
});
