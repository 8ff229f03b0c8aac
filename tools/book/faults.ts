/** What stands on a docs page of the built Storybook, as the browser has rendered it. */
export interface SeenPage {
  /** The words of its first headings. */
  readonly titles: readonly string[];
  /** How many letters stand on it, the title included. */
  readonly letters: number;
  /** What went wrong while it was rendered: the console, requests, stories that stand in it. */
  readonly troubles: readonly string[];
  /** Addresses of the links to pages and stories, as written. */
  readonly links: readonly string[];
  /** Names of the props in its table whose type nobody knows. */
  readonly untyped: readonly string[];
  /** Lines of a Markdown table that stand there as text: MDX knows none by itself. */
  readonly plainTables: number;
  /** px by which it is wider than its window. */
  readonly overflow: number;
}

/** An empty page has its title and hardly more. */
const fewestLetters = 60;

/**
 * @param known the ids of all pages and stories
 * @returns a sentence for each thing that is wrong with the page
 */
export function pageFaults(
  { titles, letters, troubles, links, untyped, plainTables, overflow }: SeenPage,
  known: ReadonlySet<string>,
): string[] {
  const faults = [...troubles];
  if (titles.length !== 1) faults.push(`It has ${titles.length} first headings; one is right.`);
  if (letters < fewestLetters) faults.push('It is as good as empty.');
  if (plainTables > 0) faults.push('A table of Markdown stands on it as text: write it as a component.');
  if (overflow > 0) faults.push(`It is ${overflow} px wider than its window.`);
  for (const prop of untyped) faults.push(`The prop ${prop} is shown without a type.`);
  for (const link of links) {
    const id = /[?&]path=\/(?:docs|story)\/([\w-]+)/.exec(link)?.[1];
    if (id !== undefined && !known.has(id)) faults.push(`It links to ${id}, which is not there.`);
  }
  return faults;
}
