import type { Page } from 'playwright';
import { forcedColourFaults } from '../../libs/fixtures/src/forced-colours.ts';

/** The states of the design system's own components that show how its controls are drawn. */
const looked = new Set(['Default', 'Variants', 'Pseudo', 'Filled', 'Disabled', 'Invalid', 'Open']);

/** Whether a story is looked at where the system forces its colours. */
export const isLookedAt = ({ id, name, type }: { id: string; name: string; type: string }): boolean =>
  type === 'story' && id.startsWith('ui-') && looked.has(name);

/**
 * Turns to a story in a browser that forces its colours, lets it play, and looks at what is left of it. In a page of its
 * own, and never in one that is photographed: a page that has once had its colours forced does not always paint its
 * ground again, and which stories lose theirs depends on the order.
 * @returns what is wrong, in words
 */
export async function forcedColourFaultsOf(page: Page, id: string): Promise<string[]> {
  await page.evaluate((storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, what: unknown) => void };
    };
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
  await page.waitForFunction(
    (story) => document.body.dataset.playing === story && document.body.dataset.story === 'settled',
    id,
  );
  return page.evaluate(forcedColourFaults);
}
