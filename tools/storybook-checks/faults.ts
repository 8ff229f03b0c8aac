/** The content of a docs page of the built Storybook, as the browser rendered it. */
export interface SeenPage {
  /** The text of its level-one headings. */
  readonly titles: readonly string[];
  /** The number of characters on it, the title included. */
  readonly letters: number;
  /** Errors during the rendering: from the console, requests and inline stories. */
  readonly troubles: readonly string[];
  /** The URLs of its links to pages and stories, as written. */
  readonly links: readonly string[];
  /** Names of the props in its table whose type is unknown. */
  readonly untyped: readonly string[];
  /** The number of Markdown tables shown as plain text: MDX alone does not support tables. */
  readonly plainTables: number;
  /** How many px it is wider than its window. */
  readonly overflow: number;
}

/** An empty page shows its title and little more. */
const fewestLetters = 60;

/**
 * Checks a docs page.
 * @param known the ids of all pages and stories
 * @returns a sentence for each fault of the page
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
