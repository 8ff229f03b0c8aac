import type { Page } from 'playwright';
import { partIn } from '../states/part-in.ts';
import type { Advised } from '../states/advice.ts';
import type { Entry } from './walk.ts';

/** The story in which the parts of a component are numbered on its page. */
export interface Numbered {
  readonly component: string;
  readonly story: string;
  readonly parts: readonly { readonly part: string; readonly selector: string }[];
}

/** The first story of each component whose advice says where its parts are. */
export function numberedStories(entries: readonly Entry[], advised: ReadonlyMap<string, Advised>): Numbered[] {
  return [...advised].flatMap(([component, { anatomy }]) => {
    const parts = anatomy.flatMap(([part = '', , selector]) => (selector === undefined ? [] : [{ part, selector }]));
    const story = entries.find(
      ({ type, importPath, tags }) =>
        type === 'story' && importPath.endsWith(`/${component}.stories.tsx`) && !tags.includes('behaviour'),
    );
    return story && parts.length > 0 ? [{ component, story: story.id, parts }] : [];
  });
}

/**
 * Looks for the parts of a component as the page that numbers them does.
 * @param page the story in its frame, at rest
 * @returns a sentence for each that is not to be seen
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
