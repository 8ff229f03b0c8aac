import type { Frame, Page } from 'playwright';

/** Two choices of a toolbar item, and how the page of the story looks with each. */
interface Item {
  /** How the name of its button begins. */
  readonly name: RegExp;
  readonly choices: readonly [rest: string, turned: string];
  /** Runs in the page of the story. Returns true when the page matches the choice. */
  readonly holds: (wanted: { readonly turned: boolean; readonly story: TouchedStory }) => boolean;
}

/** A story for which the toolbar items are changed. */
export interface TouchedStory {
  readonly id: string;
  /** Text that it shows with every toolbar choice. */
  readonly shows?: string;
  /** Text that it shows only if the network fails. */
  readonly failed?: string;
  /** Whether something on it moves by itself. */
  readonly moves?: boolean;
}

/** Ten stories of different kinds: controls, motion, an overlay, screens that fetch data. */
export const touchedStories: readonly TouchedStory[] = [
  { id: 'ui-button--default', shows: 'Add to cart' },
  { id: 'ui-spinner--default', moves: true },
  {
    id: 'feature-offers-offersscreen--default',
    shows: 'Get offers on medicines',
    failed: 'The offers could not be loaded.',
  },
  { id: 'ui-skeleton--default', moves: true },
  {
    id: 'feature-home-topbrandsscreen--default',
    shows: 'Our Top Brands',
    failed: 'Our top brands could not be loaded.',
  },
  { id: 'ui-textfield--default', shows: 'E-mail' },
  { id: 'feature-medicines-medicinesscreen--default', shows: 'Filters', failed: '...Error' },
  { id: 'ui-dialog--open', shows: 'Add a member' },
  { id: 'ui-productcard--default', shows: 'Calmag D3' },
  { id: 'ui-tabs--default', shows: 'Wallets' },
];

/** In the order of the check. Forced colours are last, because they remove the background. */
const items: readonly Item[] = [
  {
    name: /^Colour theme/,
    choices: ['light', 'dark'],
    holds: ({ turned }) => {
      const [red = 0, green = 0, blue = 0] = (
        getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []
      ).map(Number);
      return turned ? red + green + blue < 150 : red + green + blue > 600;
    },
  },
  {
    name: /^The brand/,
    choices: ['Niramaya', 'Prabhat'],
    holds: ({ turned }) => {
      const page = getComputedStyle(document.documentElement);
      const [radius, family] = [page.getPropertyValue('--n-radii-card').trim(), page.fontFamily];
      return turned
        ? radius === '0.375rem' && family.includes('Fraunces') && document.fonts.check("16px 'Fraunces Variable'")
        : radius === '1rem' && !family.includes('Fraunces');
    },
  },
  {
    name: /^Text size/,
    choices: ['100 %', '200 %'],
    holds: ({ turned }) => getComputedStyle(document.documentElement).fontSize === (turned ? '32px' : '16px'),
  },
  {
    name: /^Motion/,
    choices: ['No motion', 'Full motion'],
    holds: ({ turned, story: { moves } }) => {
      const running = document.getAnimations().filter(({ playState }) => playState === 'running').length;
      return turned ? !moves || running > 0 : running === 0;
    },
  },
  {
    name: /^Viewport size/,
    choices: ['Reset viewport', '360 px'],
    holds: ({ turned }) => (turned ? window.innerWidth === 360 : window.innerWidth > 1000),
  },
  {
    name: /^What the network does/,
    choices: ['As the story has it', 'Everything fails'],
    holds: ({ turned, story: { failed } }) =>
      failed === undefined || document.body.innerText.includes(failed) === turned,
  },
  {
    name: /^The colours of the shop/,
    choices: ['Own colours', 'Forced colours'],
    holds: ({ turned }) => {
      const colourOf = (element: Element) => getComputedStyle(element).color;
      const probe = document.body.appendChild(document.createElement('span'));
      const forced = ['CanvasText', 'LinkText', 'ButtonText', 'FieldText', 'GrayText', 'HighlightText'].map((name) => {
        probe.style.setProperty('color', name, 'important');
        return colourOf(probe);
      });
      // Disabled buttons are left out: no system colour name gives their colour.
      const words = [...document.querySelectorAll('#storybook-root *')].filter(
        (element) => element.checkVisibility() && !element.closest(':disabled, svg'),
      );
      probe.remove();
      const own = words.filter((element) => !forced.includes(colourOf(element)));
      return words.length === 0 || (turned ? own.length === 0 : own.length > 0);
    },
  },
];

/** ms. A choice takes effect at once; a busy machine may take longer. */
const patience = 10_000;

/**
 * Changes every toolbar item for one story, as a user does.
 * @param page the Storybook manager
 * @param forth whether to go from the first choice to the other, or back
 * @returns a sentence for each thing that does not match the toolbar
 */
export async function turnToolbar(page: Page, story: TouchedStory, forth: boolean): Promise<string[]> {
  const preview = await turnTo(page, story);
  await preview.evaluate('window.untouched = true');
  const faults: string[] = [];
  for (const item of forth ? items : items.toReversed()) {
    const choice = item.choices[forth ? 1 : 0];
    await page.getByRole('button', { name: item.name }).click();
    await page.getByRole('listbox', { name: item.name }).getByRole('option', { name: choice, exact: true }).click();
    const wanted = { turned: forth, story };
    const isSeen = await preview.waitForFunction(item.holds, wanted, { timeout: patience }).then(
      () => true,
      () => false,
    );
    if (!isSeen) faults.push(`“${choice}” is not to be seen.`);
    faults.push(...(await preview.evaluate(troubles, [choice, story.shows ?? ''] as const)));
  }
  return faults;
}

/** Opens a story as the sidebar does, and waits until its play function has run. */
export async function turnTo(page: Page, { id }: Pick<TouchedStory, 'id'>): Promise<Frame> {
  const preview = page.frame({ name: 'storybook-preview-iframe' });
  if (!preview) throw new Error('Storybook shows no story.');
  // Emits the event inside the frame: the sidebar handles it.
  await preview.evaluate((storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, what: unknown) => void };
    };
    channel.emit('selectStory', { storyId, viewMode: 'story' });
  }, id);
  await preview.waitForFunction(
    (story) => document.body.dataset.playing === story && document.body.dataset.story === 'settled',
    id,
  );
  return preview;
}

function troubles([choice, shows]: readonly [string, string]): string[] {
  const isError = document.body.classList.contains('sb-show-errordisplay');
  const error = document.querySelector<HTMLElement>('#error-message')?.innerText ?? '';
  return [
    ...('untouched' in window ? [] : [`“${choice}” loads the page anew.`]),
    ...(isError ? [`“${choice}” brings an error: ${error.slice(0, 200)}`] : []),
    ...(document.body.innerText.toLowerCase().includes(shows.toLowerCase())
      ? []
      : [`With “${choice}” it does not show “${shows}”.`]),
  ];
}
