import { readFileSync } from 'node:fs';
import path from 'node:path';
import { marked } from 'marked';
import { expect, test } from 'vitest';

const changelog = readFileSync(path.join(import.meta.dirname, '../../libs/ui/CHANGELOG.md'), 'utf8');

test('each version in the changelog of the design system has its day', () => {
  const blocks = marked.lexer(changelog).filter(({ type }) => type !== 'space');
  const versions = blocks.flatMap((block, index) =>
    block.type === 'heading' && block.depth === 2 ? [`${block.text} ${blocks[index + 1]?.raw.trim()}`] : [],
  );
  expect(versions.at(-1)).toBe('0.1.0 2026-11-23');
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+ \d{4}-\d\d-\d\d$/.test(version))).toEqual([]);
});
