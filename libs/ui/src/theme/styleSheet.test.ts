import { generate, lexer, parse, walk } from 'css-tree';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const panda = path.join(path.dirname(createRequire(import.meta.url).resolve('@pandacss/dev/package.json')), 'bin.js');

let folder: string;
let sheet: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'style-sheet-'));
  const file = path.join(folder, 'styles.css');
  execFileSync(process.execPath, [panda, 'cssgen', '--outfile', file, '--silent'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
  });
  sheet = readFileSync(file, 'utf8');
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Declarations that css-tree rejects and that are accepted here. css-tree does not know `env()`. The other two are not
 * meant as styles: Panda extracts a literal prop with the name of a CSS property as a style, and the browser ignores
 * it.
 */
const known = ['padding-bottom: env(safe-area-inset-bottom,0px)', 'direction: column', 'clear: Clear'];

it('contains only values that are valid in CSS, and no missing token', () => {
  const wrong = new Set<string>();
  let count = 0;
  walk(parse(sheet), {
    visit: 'Declaration',
    enter: (declaration) => {
      count += 1;
      // css-tree reports another kind of error for a custom property and for a value with `var()`, because it cannot
      // check them. A valid token compiles to `var()`, so only a literal value or a missing token is checked here.
      const { error } = lexer.matchDeclaration(declaration);
      const isWrong = error?.name === 'SyntaxMatchError' || error?.name === 'SyntaxReferenceError';
      if (isWrong) wrong.add(`${declaration.property}: ${generate(declaration.value)}`);
    },
  });
  expect(count).toBeGreaterThan(2_000);
  expect([...wrong].filter((text) => !known.includes(text))).toEqual([]);
});
