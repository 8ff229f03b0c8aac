import type { Meta, StoryObj } from '@storybook/react-vite';
import { addToCart, useBrowserStorage } from '@niramaya/data-access';
import { aCartItem, heldMotion } from '@niramaya/fixtures';
import { Toaster } from '@niramaya/ui';
import { useLocation } from 'react-router-dom';
import { expect, screen, userEvent as user, waitFor, type within } from 'storybook/test';
import { CartButton } from './CartButton';

/** Shows the current address, because a story has no address bar. */
const Address = () => <output data-testid="address">{useLocation().pathname}</output>;

const keep = (count: number) => () =>
  localStorage.setItem(
    'cart_data',
    JSON.stringify(Array.from({ length: count }, (_, at) => aCartItem({ title: `Medicine ${at + 1}` }))),
  );

const meta = {
  id: 'feature-shell-cartbutton',
  title: 'Patterns/Shell/CartButton',
  component: CartButton,
  decorators: [
    (Story) => (
      <>
        <Story />
        <Address />
        <Toaster label="Messages" closeLabel="Close this message" />
      </>
    ),
  ],
} satisfies Meta<typeof CartButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cart' }).textContent).toBe('');
  },
};

export const Default: Story = {
  beforeEach: keep(2),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Cart, 2 products' })).toHaveTextContent('2');
  },
};

export const LongContent: Story = {
  beforeEach: keep(120),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Cart, 120 products' })).toHaveTextContent('120');
  },
};

/** A guest stays on the page, after a click as well as after a key. */
export const GuestIsAskedToSignIn: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await user.tab();
    await user.keyboard('{Enter}');
    await expect(await screen.findByText('Please login')).toBeVisible();
    await expect(canvas.getByTestId('address').textContent).toBe('/');
  },
};

export const MemberOpensTheCart: Story = {
  tags: ['behaviour'],
  beforeEach: () => localStorage.setItem('validkey', 'Meera Iyer'),
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Cart' }));
    await expect(canvas.getByTestId('address').textContent).toBe('/cart');
  },
};

/** A button that adds another product with each click, like a card of the listing. */
function Adding() {
  const storage = useBrowserStorage();
  const add = () => addToCart(storage, aCartItem({ title: `Added ${Math.random()}` }));
  return <button onClick={add}>Add to Cart</button>;
}

const badgeOf = (button: HTMLElement) => button.querySelector('span')!;
const addOne = async (canvas: ReturnType<typeof within>) =>
  user.click(canvas.getByRole('button', { name: 'Add to Cart' }));

const motion = heldMotion();

/**
 * Each added product animates the badge, the first one too. The count changes at once, and the badge swells and returns
 * to its size.
 */
export const CountPops: Story = {
  tags: ['behaviour'],
  globals: { motion: 'full' },
  beforeEach: motion.hold,
  decorators: [
    (Story) => (
      <>
        <Story />
        <Adding />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await addOne(canvas);
    const badge = badgeOf(await canvas.findByRole('button', { name: 'Cart, 1 product' }));
    await waitFor(() => expect(motion.held()).toHaveLength(1));
    const first = motion.held()[0]!;
    await expect(getComputedStyle(badge).scale).toBe('1');
    first.currentTime = 60;
    await expect(Number(getComputedStyle(badge).scale)).toBeGreaterThan(1.1);

    // Adds a second product while the first animation is still running.
    await addOne(canvas);
    await expect(await canvas.findByRole('button', { name: 'Cart, 2 products' })).toHaveTextContent('2');
    await waitFor(() => expect(motion.held()[0]).not.toBe(first));
    await expect(motion.held()).toHaveLength(1);
    motion.letGo();
    await waitFor(() => expect(badge.getAnimations()).toEqual([]));
    await expect(getComputedStyle(badge).scale).toBe('1');
  },
};

/** With `prefers-reduced-motion` the number changes without an animation. */
export const CountStandsStillWithoutMotion: Story = {
  ...CountPops,
  globals: { motion: 'none' },
  play: async ({ canvas }) => {
    await addOne(canvas);
    const badge = badgeOf(await canvas.findByRole('button', { name: 'Cart, 1 product' }));
    await expect(badge).toHaveTextContent('1');
    await expect(motion.held()).toEqual([]);
  },
};
