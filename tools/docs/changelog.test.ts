import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { marked } from 'marked';
import { expect, test } from 'vitest';
import { changesByDay } from '../../.storybook/docs/unreleased';

const folder = path.join(import.meta.dirname, '../../.changeset');
/** The words of a change that removes or renames a part of the public API. */
const gone = [
  'Removed:',
  'Removed,',
  'are removed',
  'is removed',
  'no longer exist',
  'are gone',
  'is now called',
  'are now called',
];
const changelog = readFileSync(path.join(import.meta.dirname, '../../libs/ui/CHANGELOG.md'), 'utf8');

test('each version in the changelog of the design system has its day', () => {
  const blocks = marked.lexer(changelog).filter(({ type }) => type !== 'space');
  const versions = blocks.flatMap((block, index) =>
    block.type === 'heading' && block.depth === 2 ? [`${block.text} ${blocks[index + 1]?.raw.trim()}`] : [],
  );
  expect(versions.at(-1)).toBe('0.1.0 2026-11-23');
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+ \d{4}-\d\d-\d\d$/.test(version))).toEqual([]);
});

test('a change that removes something is marked as breaking', () => {
  const changesets = globSync('*.md', { cwd: folder }).map(
    (file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const,
  );
  const removals = changesets.flatMap(([file, text]) =>
    text
      .split('\n')
      .filter((line) => gone.some((word) => line.includes(word)))
      .map((line) => `${file}: ${line}`),
  );
  expect(removals.filter((line) => !line.includes('**Breaking:**'))).toEqual([]);
});

const changeset = (text: string, of = '@niramaya/ui') => `---\n'${of}': minor\n---\n\n${text}\n`;
const files = {
  '../.changeset/old.md': changeset('`Badge` has a tone.'),
  '../.changeset/new.md': changeset(
    '- `useHydrated` is exported.\n- `toast.error` is red.\n- **Breaking:** `Chip` has an icon,\n  as `Badge` has.\n- `size` of `Badge` is gone.',
  ),
  '../.changeset/newer.md': changeset('`Badge` is round.\nIt was square.'),
  '../.changeset/draft.md': changeset('- `Price` has a size.'),
  '../.changeset/other.md': changeset('The contract has a type.', '@niramaya/contract'),
};
const components = ['Badge', 'Chip', 'Price', 'Toaster'];

test('the changes that are not released yet are listed by the day of their commit and by component, those without a commit first', () => {
  expect(
    changesByDay(
      files,
      { 'old.md': '2026-11-23', 'new.md': '2026-11-29', 'newer.md': '2026-11-29', 'other.md': '2026-11-29' },
      components,
    ),
  ).toBe(
    `### Not committed yet

#### Price

- \`Price\` has a size.

### 2026-11-29

#### Badge

- \`size\` of \`Badge\` is gone.

- \`Badge\` is round.
  It was square.

#### Chip

- **Breaking:** \`Chip\` has an icon,
  as \`Badge\` has.

#### Toaster

- \`toast.error\` is red.

#### In general

- \`useHydrated\` is exported.

### 2026-11-23

#### Badge

- \`Badge\` has a tone.`,
  );
});

test('without the history of git, the changes that are not released yet have no day', () => {
  expect(changesByDay({ '../.changeset/old.md': files['../.changeset/old.md'] }, null, components))
    .toBe(`### Without a day

#### Badge

- \`Badge\` has a tone.`);
});
