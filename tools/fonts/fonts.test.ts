import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { cut, cuts, fontFolder } from './fonts.ts';

it.each(cuts)('$name is the subset of its installed package; `npm run fonts` writes it again', async (one) => {
  const committed = await readFile(path.join(fontFolder, one.name));
  expect(committed.equals(await cut(one))).toBe(true);
});
