import { generate, lexer, parse, walk } from 'css-tree';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';

const panda = path.join(path.dirname(createRequire(import.meta.url).resolve('@pandacss/dev/package.json')), 'bin.js');
const file = path.join(mkdtempSync(path.join(tmpdir(), 'style-sheet-')), 'styles.css');

let sheet: string;
beforeAll(() => {
  execFileSync(process.execPath, [panda, 'cssgen', '--outfile', file, '--silent'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
  });
  sheet = readFileSync(file, 'utf8');
}, 60_000);

/**
 * Declarations that are right although the grammar of css-tree rejects them: values that are newer than it, and props
 * of components with the name of a CSS property.
 */
const known = ['padding-bottom: env(safe-area-inset-bottom,0px)', 'direction: column', 'clear: Clear'];

it('contains only values that are valid in CSS, and no missing token', () => {
  const wrong = new Set<string>();
  let count = 0;
  walk(parse(sheet), {
    visit: 'Declaration',
    enter: (declaration) => {
      count += 1;
      // css-tree does not check custom properties, to which the tokens compile.
      const { error } = lexer.matchDeclaration(declaration);
      const isWrong = error?.name === 'SyntaxMatchError' || error?.name === 'SyntaxReferenceError';
      if (isWrong && !declaration.property.startsWith('--'))
        wrong.add(`${declaration.property}: ${generate(declaration.value)}`);
    },
  });
  expect(count).toBeGreaterThan(2_000);
  expect([...wrong].filter((text) => !known.includes(text))).toEqual([]);
});
