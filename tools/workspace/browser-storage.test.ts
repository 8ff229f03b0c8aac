// Checks a rule for all projects: only five files access browser storage.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** The code that runs in a shopper's browser: no stories, no tests, no tools. */
const shipped = globSync('{apps/storefront/src,libs/*/src}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(test|stories)\.tsx?$|\/(testing|stories|fixtures)\//.test(file),
);

test('browser storage is reached from five files, so that My data can list every key', () => {
  const keepers = shipped.filter((file) =>
    /\b(localStorage|sessionStorage|indexedDB|document\.cookie|cookieStore)\b/.test(
      readFileSync(path.join(root, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, ''),
    ),
  );
  expect(keepers.toSorted()).toEqual([
    'libs/data-access/src/device/device.ts',
    'libs/data-access/src/prescriptions/prescription-database.ts',
    'libs/data-access/src/storage/storage-host.ts',
    'libs/lazy/src/renewPage.ts',
    'libs/ui/src/theme/colorMode.ts',
  ]);
});
