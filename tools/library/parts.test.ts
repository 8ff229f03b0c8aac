import { expect, it } from 'vitest';
import { withEndings } from './declarations.ts';
import { partFiles, readParts } from './parts.ts';

it('reads what each line of the index exports', () => {
  const index = "export { Menu, type MenuProps } from './Menu/Menu';\nexport { type Glyph } from './art/glyph';\n";
  expect(readParts(index)).toEqual([
    { name: 'Menu', from: './Menu/Menu', values: ['Menu'], types: ['MenuProps'] },
    { name: 'glyph', from: './art/glyph', values: [], types: ['Glyph'] },
  ]);
});

it('exports a part and nothing else of its module', () => {
  expect(partFiles({ name: 'Menu', from: './Menu/Menu', values: ['Menu'], types: ['MenuProps'] })).toEqual({
    code: "export { Menu } from '../modules/Menu/Menu.js';\n",
    declarations:
      "export { Menu } from '../modules/Menu/Menu.js';\nexport type { MenuProps } from '../modules/Menu/Menu.js';\n",
  });
  expect(partFiles({ name: 'glyph', from: './art/glyph', values: [], types: ['Glyph'] }).code).toBe('export {};\n');
});

it('refuses two parts of one name', () => {
  expect(() => readParts("export { A } from './a/Card';\nexport { B } from './b/Card';\n")).toThrow(
    'Two modules of the index are called Card: rename one.',
  );
});

it('gives types the endings of the files that are run', () => {
  expect(
    withEndings(
      "import './fonts.css';\nimport { a } from './a';\nexport * from '../b.ts';\nlet c: import(\"./c\").C, d: import('react').D;",
    ),
  ).toBe("import { a } from './a.js';\nexport * from '../b.js';\nlet c: import(\"./c.js\").C, d: import('react').D;");
});
