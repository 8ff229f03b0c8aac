import type { Page } from 'playwright';
import { partIn } from '../states/part-in.ts';
import type { Advised } from '../states/advice.ts';
import type { Entry } from './entry.ts';

/** The story in which a component's docs page numbers its parts. */
export interface Numbered {
  readonly component: string;
  readonly story: string;
  /** Whether the play function runs first. */
  readonly played: boolean;
  readonly parts: readonly { readonly part: string; readonly selector: string }[];
}

/** Returns, for each component with advice, the story in which its docs page numbers the parts. */
export function numberedStories(entries: readonly Entry[], advised: ReadonlyMap<string, Advised>): Numbered[] {
  return [...advised].flatMap(([component, { anatomy, numberedIn }]) => {
    const story = entries.find(
      ({ type, name, importPath, tags }) =>
        type === 'story' &&
        importPath.endsWith(`/${component}.stories.tsx`) &&
        !tags.includes('behaviour') &&
        (numberedIn === undefined || name === numberedIn),
    );
    if (!story) return [];
    const parts = anatomy.flatMap(([part, , selector]) => (selector === undefined ? [] : [{ part, selector }]));
    return [{ component, story: story.id, played: numberedIn !== undefined, parts }];
  });
}

/** @returns a sentence for each component whose docs page numbers no part */
export function unnumberedFaults(numbered: readonly Numbered[], advised: ReadonlyMap<string, Advised>): string[] {
  const pointing = new Set(numbered.filter(({ parts }) => parts.length > 0).map(({ component }) => component));
  return [...advised.keys()]
    .filter((component) => !pointing.has(component))
    .map(
      (component) =>
        `The page of ${component} numbers no part: give one in ${component}.advice.ts a selector, in a story that there is.`,
    );
}

/**
 * Finds the parts of a component in the same way as the docs page that numbers them.
 * @param page the story in its frame, at rest or played
 * @returns a sentence for each part that is not visible
 */
export async function anatomyFaultsOf(page: Page, { parts }: Numbered): Promise<string[]> {
  await page.addScriptTag({ content: `window.partIn = ${partIn.toString()}` });
  return page.evaluate(
    (list) => {
      const { partIn: find } = window as unknown as { partIn: typeof partIn };
      return list
        .filter(({ selector }) => !find(document, selector))
        .map(({ part, selector }) => `Its part “${part}” is not to be seen where its page numbers it: ${selector}`);
    },
    [...parts],
  );
}
