/** The changes since the last version, by path: each a file that `npm run changeset` has written. */
const files = import.meta.glob<string>('../../.changeset/*.md', { query: '?raw', import: 'default', eager: true });

/** The day on which each file was committed first, by its name, from `main.ts`. Without a history it is empty. */
const days = JSON.parse(import.meta.env.STORYBOOK_CHANGESET_DAYS ?? '{}') as Readonly<Record<string, string>>;

const changes = Object.entries(files)
  .map(([path, file]) => {
    // The head of the file names the packages that it concerns.
    const [, packages = '', ...text] = file.split('---\n');
    return { day: days[path.slice(path.lastIndexOf('/') + 1)] ?? '', packages, text: text.join('---\n').trim() };
  })
  .filter(({ packages }) => packages.includes('@niramaya/ui'));

/** The days, the newest first. Changes that are not committed yet have no day and come first. */
const newestFirst = [...new Set(changes.map(({ day }) => day))].toSorted((one, other) =>
  (one || '9') < (other || '9') ? 1 : -1,
);

/** The changes of `libs/ui` since the last version as Markdown, by day. */
export const unreleased = [
  '## Not released yet',
  ...newestFirst.flatMap((wanted) => [
    `### ${wanted || 'Not committed yet'}`,
    ...changes
      .filter(({ day }) => day === wanted)
      .map(({ text }) => (text.startsWith('- ') ? text : `- ${text.replaceAll('\n', '\n  ')}`)),
  ]),
].join('\n\n');
