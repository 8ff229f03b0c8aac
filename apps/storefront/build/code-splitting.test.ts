import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { patterns } from './code-splitting.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const sources = globSync('{apps/storefront,libs/*}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(test|stories|advice)\./.test(file),
);
const packages = globSync(
  [
    'node_modules/{@*/,}*/package.json',
    'node_modules/lucide-react/dist/esm/icons/{camera,eye,image-plus,scroll-text}*',
  ],
  {
    cwd: root,
  },
);

it.each(patterns.map((pattern) => [pattern]))(
  '%s finds a module: no rename has left a chunk without its group',
  (pattern) => {
    expect([...sources, ...packages].find((file) => pattern.test(`/${file}`))).toBeDefined();
  },
);
