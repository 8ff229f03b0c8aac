import { aCartItem, aSelectedMedicine, storeCart, storeList } from '@niramaya/fixtures';
import { inBox } from '@niramaya/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent as user } from 'storybook/test';
import { CompareTray } from './CompareTray';

const compare = (count: number) => () => {
  const items = Array.from({ length: count }, (_, at) => aSelectedMedicine({ title: `Medicine ${at}` }));
  storeList(sessionStorage, 'niramaya.compared', items);
};

const meta = {
  id: 'feature-medicines-comparetray',
  title: 'Patterns/Medicines/CompareTray',
  component: CompareTray,
  // On a phone the tray extends over the margins of the screen, so the story has margins of 16 px.
  decorators: [inBox({ paddingInline: 16 })],
  beforeEach: compare(3),
} satisfies Meta<typeof CompareTray>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 products to compare')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Compare' })).toBeEnabled();
  },
};

/** On a phone, a cart that is not empty can be opened from the tray. */
export const WithCart: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: { inShop: true, layout: 'fullscreen' },
  beforeEach: () => {
    compare(3)();
    storeCart(...[2, 1].map((quantity) => aCartItem({ title: `Zinc ${quantity}`, quantity })));
    localStorage.setItem('validkey', 'Asha');
  },
  play: async ({ canvas }) => {
    const tray = await canvas.findByRole('region', { name: 'Comparison' });
    const cart = await canvas.findByRole('link', { name: 'Go to cart, 2 products' });
    await expect(cart).toHaveTextContent(/^2$/);
    // Everything is in one line.
    await expect(tray.offsetHeight).toBeLessThanOrEqual(60);
    await user.click(cart);
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/cart$/);
  },
};

export const GuestLogsInFromTray: Story = {
  tags: ['behaviour'],
  globals: WithCart.globals,
  parameters: { inShop: true },
  beforeEach: () => {
    compare(2)();
    storeCart(aCartItem());
  },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('link', { name: 'Go to cart, 1 product' }));
    const logIn = canvas.getByRole('link', { name: 'Log in' });
    await expect(logIn).toHaveFocus();
    await user.click(logIn);
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/login$/);
    await expect(sessionStorage.getItem('niramaya.intent')).toBe('cartAtOnce');
  },
};

export const One: Story = { beforeEach: compare(1) };

/** The page was loaded with a cart, which the shopper has emptied since. */
export const EmptiedCart: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  beforeEach: () => {
    compare(0)();
    document.documentElement.dataset.cart = '';
    return () => {
      delete document.documentElement.dataset.cart;
    };
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('div:empty')).toHaveProperty('offsetHeight', 0);
  },
};

export const ClearRemovesSection: Story = {
  tags: ['behaviour'],
  beforeEach: compare(1),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Compare' })).toBeDisabled();
    await user.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};
