import { aCartItem, aSelectedMedicine } from '@niramaya/fixtures';
import { UiProvider, type LinkProps } from '@niramaya/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { RouterLink } from '../history/RouterLink';
import { aJourney } from './testing/aJourney';

const broken = 'This part could not be shown. The rest of the page still works.';

const thrown = fn<(href: string) => void>();

const withoutLinksTo = (broken: readonly string[]) =>
  function Link(props: LinkProps) {
    const href = props.to ?? props.href ?? '';
    if (broken.includes(href)) {
      thrown(href);
      throw new Error(`No link to ${href}`);
    }
    return <RouterLink {...props} />;
  };

const noMoney = () => {
  throw new Error('No money');
};

const order = {
  id: 'NM-7K3F9Q',
  placedAtMs: 0,
  by: '',
  account: '',
  lines: [aCartItem()],
  planRupees: 0,
  totalRupees: 150,
};
const keep = (key: string, item: unknown) =>
  localStorage.setItem(`niramaya.${key}`, JSON.stringify({ of: '', v: 1, items: [item] }));
const zinc = aSelectedMedicine({ title: 'Zinc 50 mg' });

/** An error in one part leaves header, cart and footer. */
const meta = {
  id: 'journeys-boundaries',
  title: 'Flows/Boundaries',
  ...aJourney,
  tags: ['!autodocs', 'behaviour'],
  decorators: [
    (Story, { parameters }) => (
      <UiProvider
        link={withoutLinksTo((parameters.withoutLinksTo ?? []) as string[])}
        formatMoney={parameters.withoutMoney ? noMoney : undefined}
      >
        <Story />
      </UiProvider>
    ),
  ],
  // Storybook adds the comment above to them, and would replace those of `aJourney`.
  parameters: { ...aJourney.parameters },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const theRestIsThere = async (canvas: Canvas) => {
  await expect(canvas.getByRole('combobox', { name: 'Search medicines and health products' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: /^Cart/ })).toBeVisible();
  await expect(await canvas.findByRole('contentinfo')).toBeVisible();
};

/** The screen itself throws: a message with links replaces it. */
export const Screen: Story = {
  parameters: { requirements: ['ERROR-22'], route: '/cart', withoutLinksTo: ['/payment'] },
  beforeEach: () => localStorage.setItem('cart_data', JSON.stringify([aCartItem()])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await theRestIsThere(canvas);
    await user.click(within(canvas.getByRole('main')).getByRole('link', { name: 'Go to the home page' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: /Everyday health/ })).toBeVisible();
  },
};

const openPanel = async (canvas: Canvas, name: string) => {
  await canvas.findByRole('heading', { level: 1 });
  await user.click(canvas.getByRole('button', { name: 'Saved, orders and My data' }));
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
  return within(await screen.findByRole('dialog', { name }));
};

/** A product of a list throws, then the content of a panel: their frames stay and can be closed. */
export const Panel: Story = {
  parameters: { route: '/covid', withoutLinksTo: ['/medicinesdetails'], withoutMoney: true },
  beforeEach: () => {
    keep('saved', zinc);
    keep('orders', order);
  },
  play: async ({ canvas }) => {
    const saved = await openPanel(canvas, 'Saved products');
    await expect(await saved.findByRole('alert')).toHaveTextContent(broken);
    await expect(saved.getByRole('list', { name: 'Saved products' })).toBeVisible();
    await user.click(saved.getByRole('button', { name: 'Close' }));

    const receipt = { name: 'Receipt of order NM-7K3F9Q' };
    const panel = await openPanel(canvas, 'My orders');
    await user.click(await panel.findByRole('button', receipt));
    await expect(await panel.findByRole('alert')).toHaveTextContent(broken);
    await user.click(panel.getByRole('button', { name: 'Close' }));
    await theRestIsThere(canvas);
    await expect(await (await openPanel(canvas, 'My orders')).findByRole('button', receipt)).toBeVisible();
  },
};

/** A notice and a block of the home screen throw. */
export const HomeBlock: Story = {
  parameters: { route: '/', withoutLinksTo: ['/medicinesdetails', '/abcd'] },
  beforeEach: () => {
    thrown.mockClear();
    keep('viewed', zinc);
    sessionStorage.setItem('niramaya.intent', 'consultation');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(broken)).toBeVisible();
    await waitFor(() => expect(thrown).toHaveBeenCalledWith('/abcd'));
    await expect(canvas.queryByRole('region', { name: 'Where you wanted to go' })).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Featured Brands' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Niramaya in numbers' })).toBeVisible();
    await theRestIsThere(canvas);
  },
};
