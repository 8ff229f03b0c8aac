import type { Frame, Page } from 'playwright';

/** Two choices of an item of the toolbar, and what the page around the story is like with each. */
interface Item {
  /** How the name of its button begins. */
  readonly name: RegExp;
  readonly choices: readonly [rest: string, turned: string];
  /** In the page of the story. Answers once it is as the choice says. */
  readonly holds: (wanted: { readonly turned: boolean; readonly story: TouchedStory }) => boolean;
}

/** A story at which the toolbar is turned. */
export interface TouchedStory {
  readonly id: string;
  /** Words that are on it whatever the toolbar says. */
  readonly shows?: string;
  /** Words that are on it where the network fails, and only there. */
  readonly failed?: string;
  /** Whether something on it moves by itself. */
  readonly moves?: boolean;
}

/** Ten stories of all kinds: controls, what moves, an overlay, screens that ask the network. */
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

/** In the order in which they are turned; forced colours, which take the ground's away, at the end. */
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
      // A disabled button's is not to be had by a name.
      const words = [...document.querySelectorAll('#storybook-root *')].filter(
        (element) => element.checkVisibility() && !element.closest(':disabled, svg'),
      );
      probe.remove();
      const own = words.filter((element) => !forced.includes(colourOf(element)));
      return words.length === 0 || (turned ? own.length === 0 : own.length > 0);
    },
  },
];

/** ms. A choice is to be seen at once; a busy machine may take its time. */
const patience = 10_000;

/**
 * Turns every item of the toolbar at one story, as a person does it.
 * @param page the whole Storybook
 * @param forth whether from what is there first to the other, or back
 * @returns a sentence for each thing that is not as the toolbar says
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

/** Turns to a story as the sidebar does, and waits until it has been played. */
export async function turnTo(page: Page, { id }: Pick<TouchedStory, 'id'>): Promise<Frame> {
  const preview = page.frame({ name: 'storybook-preview-iframe' });
  if (!preview) throw new Error('Storybook shows no story.');
  // From within: what the frame asks for, the sidebar does.
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
