import { assistive } from './assistive';
import { namesIn } from './names';

/** The day on which each file of `.changeset` was committed first, by the name of the file. */
type Days = Readonly<Record<string, string>>;

/** The heading of the changes that no commit contains yet. */
const uncommitted = 'Not committed yet';

/** The heading of all changes if git or its history is missing. */
const ofUnknownDay = 'Without a day';

/** The heading of the changes of a day that name no component first. */
const ofNoComponent = 'In general';

/** Returns the paragraphs of a changeset as items of a list. The lines of a paragraph stay one item. */
function itemsOf(text: string): string[] {
  const lines = text.split('\n');
  if (!text.startsWith('- ')) return [lines.join('\n  ')];
  const starts = lines.flatMap((line, at) => (line.startsWith('- ') ? [at] : []));
  return starts.map((start, place) =>
    lines
      .slice(start, starts[place + 1])
      .join('\n')
      .slice('- '.length)
      .trim(),
  );
}

/** Returns the first of the components that a change names as code, or the heading of the others. */
const componentOf = (item: string, components: readonly string[]) =>
  namesIn(item).find((name) => components.includes(name)) ?? ofNoComponent;

/** Orders names of components alphabetically, with the heading of the other changes last. */
const byName = (one: string, other: string) =>
  Number(one === ofNoComponent) - Number(other === ofNoComponent) || one.localeCompare(other);

/**
 * Returns the changes of `libs/ui` as Markdown, by day, and in a day by the component that each names first. Those
 * without a commit come first, then the newest day. `files` are the texts of the changesets by path; `days` is null if
 * git or its history is missing.
 */
export function changesByDay(
  files: Readonly<Record<string, string>>,
  days: Days | null,
  components: readonly string[],
): string {
  const headingOf = (path: string) =>
    days === null ? ofUnknownDay : (days[path.slice(path.lastIndexOf('/') + 1)] ?? uncommitted);
  const changes = Object.entries(files)
    .map(([path, file]) => {
      // The head of the file names the packages that it concerns.
      const [, packages = '', ...text] = file.split('---\n');
      return { heading: headingOf(path), packages, text: text.join('---\n').trim() };
    })
    .filter(({ packages }) => packages.includes('@niramaya/ui'))
    .flatMap(({ heading, text }) =>
      itemsOf(text).map((item) => ({ heading, item, component: componentOf(item, components) })),
    );

  const headings = [...new Set(changes.map(({ heading }) => heading))];
  const dated = headings.filter((heading) => heading !== uncommitted);
  const ordered = [...headings.filter((heading) => heading === uncommitted), ...dated.toSorted().toReversed()];
  return ordered
    .flatMap((wanted) => {
      const ofDay = changes.filter(({ heading }) => heading === wanted);
      const named = [...new Set(ofDay.map(({ component }) => component))].toSorted(byName);
      const itemsFor = (name: string) => ofDay.filter(({ component }) => component === name).map(({ item }) => item);
      return [
        `### ${wanted}`,
        ...named.flatMap((name) => [`#### ${name}`, ...itemsFor(name).map((item) => `- ${item}`)]),
      ];
    })
    .join('\n\n');
}

/** The changes since the last version, by path: each a file that `npm run changeset` has written. */
const files = import.meta.glob<string>('../../.changeset/*.md', { query: '?raw', import: 'default', eager: true });

/** The days of the files, from `main.ts`. */
const days = JSON.parse(import.meta.env.STORYBOOK_CHANGESET_DAYS ?? 'null') as Days | null;

/** The changes of `libs/ui` since the last version as Markdown. The keys of `assistive` are all component names. */
export const unreleased = `## Not released yet\n\n${changesByDay(files, days, Object.keys(assistive))}`;
