import type { Page } from 'playwright';
import { forcedColourFaults } from '../../libs/fixtures/src/forced-colours.ts';

/** The states of the design system's own components that show how its controls are rendered. */
const looked = new Set(['Default', 'Variants', 'Pseudo', 'Filled', 'Disabled', 'Invalid', 'Open']);

/** Whether a story is checked in forced-colors mode. */
export const isLookedAt = ({ id, name, type }: { id: string; name: string; type: string }): boolean =>
  type === 'story' && id.startsWith('ui-') && looked.has(name);

/**
 * Opens a story in a browser that forces its colours, lets it play, and checks what is left of it. It uses a separate
 * page, and never one that is captured. A page whose colours were forced once does not always paint its background
 * again. The order of the stories decides which of them lose theirs.
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
