import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { withoutNames } from './lean-router.ts';

const folder = path.dirname(fileURLToPath(import.meta.resolve('react-router')));
const chunks = globSync('chunk-*.mjs', { cwd: folder }).map((file) => readFileSync(path.join(folder, file), 'utf8'));
const code = chunks.find((text) => text.includes('displayName')) ?? '';

it('the installed React Router names its contexts at the top of a module', () => {
  expect(code).toContain('NavigationContext.displayName = "Navigation";');
});

it('no name stays, and everything made at the top may be left out', () => {
  const lean = withoutNames(code);
  expect(lean).not.toMatch(/^\w+\.displayName/m);
  expect(lean).toMatch(/^var NavigationContext = \/\* @__PURE__ \*\/ React\d*\.createContext\(/m);
  expect(lean).not.toMatch(/^var \w+ = React\d*\.(createContext|forwardRef|memo)\(/m);
});

it('nothing else is touched', () => {
  const kept = 'function A() {\n  A.displayName = "A";\n}\nvar b = createContext(1);';
  expect(withoutNames(kept)).toBe(kept);
});
