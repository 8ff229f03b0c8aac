import { globSync } from 'node:fs';
import path from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { expect, it } from 'vitest';
import { screenshotName } from '../../.storybook/modes.ts';

const configDir = path.resolve(import.meta.dirname, '../../.storybook');

it('every screenshot belongs to a story', { timeout: 60_000 }, async () => {
  const { entries } = await buildIndex({ configDir });
  const stories = Object.values(entries).filter(
    ({ type, tags = [] }) => type === 'story' && !tags.includes('behaviour'),
  );
  const known = new Set(stories.map(({ importPath, id }) => screenshotName(importPath.replace('./', ''), id)));
  const pictures = globSync('*/*.png', { cwd: path.join(configDir, 'screenshots') });
  expect(pictures).toContain('ui/Button-default-light-1280.png');
  const orphans = pictures.filter((file) => !known.has(file.replace(/-(?:light|dark)-\d+\.png$/, '')));
  expect(orphans, 'Delete these files, or give them the name of their story.').toEqual([]);
});
