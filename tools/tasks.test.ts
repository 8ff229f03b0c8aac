import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { tasks } from './tasks.mjs';

const root = path.resolve(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

it('every command of package.json sets itself up first, and none is missing there', () => {
  expect(scripts).toEqual(Object.fromEntries(Object.keys(tasks).map((name) => [name, `node tools/run.mjs ${name}`])));
});
