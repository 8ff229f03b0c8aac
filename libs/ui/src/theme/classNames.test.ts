import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

const panda = path.join(path.dirname(createRequire(import.meta.url).resolve('@pandacss/dev/package.json')), 'bin.js');
const sheet = path.join(mkdtempSync(path.join(tmpdir(), 'class-names-')), 'styles.css');

/** The classes of the whole sheet, of the shop and its stories. */
function classes(names: 'whole' | 'short'): Set<string> {
  execFileSync(process.execPath, [panda, 'cssgen', '--outfile', sheet, '--silent'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, CLASS_NAMES: names },
  });
  const selectors = readFileSync(sheet, 'utf8').matchAll(/\.((?:\\.|[A-Za-z_-])(?:\\.|[\w-])*)/g);
  return new Set(Array.from(selectors, ([, name = '']) => name));
}

it('no two classes have the same short name', { timeout: 60_000 }, () => {
  const whole = classes('whole');
  expect(whole.size).toBeGreaterThan(900);
  expect(classes('short').size).toBe(whole.size);
});
