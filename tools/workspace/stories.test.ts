import { globSync } from 'node:fs';
import path from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { beforeAll, expect, it } from 'vitest';
import { screenshotName } from '../../.storybook/modes.ts';
import { reasonForNoStory, screenStates, states, withoutOwnStory } from '../../.storybook/states.ts';

const configDir = path.resolve(import.meta.dirname, '../../.storybook');

type Index = Awaited<ReturnType<typeof buildIndex>>['entries'];
let entries: Index[string][];
beforeAll(async () => {
  entries = Object.values((await buildIndex({ configDir })).entries);
}, 60_000);

it('every screenshot belongs to a story', () => {
  const stories = entries.filter(({ type, tags = [] }) => type === 'story' && !tags.includes('behaviour'));
  const known = new Set(stories.map(({ importPath, id }) => screenshotName(importPath.replace('./', ''), id)));
  const pictures = globSync('*/*.png', { cwd: path.join(configDir, 'screenshots') });
  expect(pictures).toContain('ui/Button-default-light-1280.png');
  const orphans = pictures.filter((file) => !known.has(file.replace(/-(?:light|dark)-\d+\.png$/, '')));
  expect(orphans, 'Delete these files, or give them the name of their story.').toEqual([]);
});

it('every screen has a story of each state, or a reason against it in .storybook/states.ts', () => {
  const screens = screenStates(entries);
  expect(screens.map(({ screen }) => screen)).toEqual(
    expect.arrayContaining(['CartScreen', 'HomeScreen', 'MemberList']),
  );
  const names = screens.map(({ screen }) => screen);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const cells = screens.flatMap(({ screen, storiesOf }) =>
    states.map((state) => ({
      cell: `${screen}, ${state}`,
      stories: storiesOf(state).map(({ name }) => name),
      reason: reasonForNoStory(screen, state),
    })),
  );
  const missing = cells.filter(({ stories, reason }) => stories.length === 0 && reason === undefined);
  expect(
    missing.map(({ cell }) => cell),
    'Write a story of that name, or give one the tag.',
  ).toEqual([]);
  const both = cells.filter(({ stories, reason }) => stories.length > 0 && reason !== undefined);
  expect(both, 'A story shows the state, so the reason no longer holds.').toEqual([]);
});

it('each reason against a state is about screens that exist', () => {
  const known = new Set(screenStates(entries).map(({ screen }) => screen));
  const named = Object.values(withoutOwnStory).flatMap((exceptions) => Object.values(exceptions).flat());
  expect(named.filter((screen) => !known.has(screen))).toEqual([]);
});
