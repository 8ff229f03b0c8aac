import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { noticesPage, readNotices } from './notices.ts';

const root = path.join(import.meta.dirname, '../..');

test('the third-party notices match the installed packages; `npm run notices` writes them again', async () => {
  expect(await readFile(path.join(root, 'THIRD-PARTY-NOTICES.md'), 'utf8')).toBe(noticesPage(await readNotices(root)));
});

/** The SPDX licences that the project accepts. OFL-1.1 is for fonts only: a changed font keeps this licence. */
const acceptedLicences = [
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'OFL-1.1',
  '0BSD',
  '(MIT OR Apache-2.0)',
];

test('every named package has an accepted licence', async () => {
  const others = (await readNotices(root)).filter(({ licence }) => !acceptedLicences.includes(licence));
  expect(others).toEqual([]);
});
