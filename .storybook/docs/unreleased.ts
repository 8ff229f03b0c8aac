/** The day on which each file of `.changeset` was committed first, by the name of the file. */
type Days = Readonly<Record<string, string>>;

/** The heading of the changes that no commit contains yet. */
const uncommitted = 'Not committed yet';

/** The heading of all changes if git or its history is missing. */
const ofUnknownDay = 'Without a day';

/**
 * Returns the changes of `libs/ui` as Markdown, by day. Those without a commit come first, then the newest day. `files`
 * are the texts of the changesets by path; `days` is null if git or its history is missing.
 */
export function changesByDay(files: Readonly<Record<string, string>>, days: Days | null): string {
  const headingOf = (path: string) =>
    days === null ? ofUnknownDay : (days[path.slice(path.lastIndexOf('/') + 1)] ?? uncommitted);
  const changes = Object.entries(files)
    .map(([path, file]) => {
      // The head of the file names the packages that it concerns.
      const [, packages = '', ...text] = file.split('---\n');
      return { heading: headingOf(path), packages, text: text.join('---\n').trim() };
    })
    .filter(({ packages }) => packages.includes('@niramaya/ui'));

  const headings = [...new Set(changes.map(({ heading }) => heading))];
  const dated = headings.filter((heading) => heading !== uncommitted);
  const ordered = [...headings.filter((heading) => heading === uncommitted), ...dated.toSorted().toReversed()];
  return ordered
    .flatMap((wanted) => [
      `### ${wanted}`,
      ...changes
        .filter(({ heading }) => heading === wanted)
        .map(({ text }) => (text.startsWith('- ') ? text : `- ${text.replaceAll('\n', '\n  ')}`)),
    ])
    .join('\n\n');
}

/** The changes since the last version, by path: each a file that `npm run changeset` has written. */
const files = import.meta.glob<string>('../../.changeset/*.md', { query: '?raw', import: 'default', eager: true });

/** The days of the files, from `main.ts`. */
const days = JSON.parse(import.meta.env.STORYBOOK_CHANGESET_DAYS ?? 'null') as Days | null;

/** The changes of `libs/ui` since the last version as Markdown. */
export const unreleased = `## Not released yet\n\n${changesByDay(files, days)}`;
