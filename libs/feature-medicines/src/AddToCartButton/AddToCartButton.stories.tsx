import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  aCartItem,
  aSelectedMedicine,
  cartData,
  pausedMotion,
  pointAtAll,
  storeCart,
  underMedia,
} from '@niramaya/fixtures';
import { loadMovesOnChange } from '@niramaya/ui';
import { scrolledBy } from '@niramaya/ui/stories';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { AddToCartButton } from './AddToCartButton';

const meta = {
  id: 'feature-medicines-addtocartbutton',
  title: 'Patterns/Medicines/AddToCartButton',
  component: AddToCartButton,
  args: {
    medicine: aSelectedMedicine({ title: 'Zinc' }),
    label: 'Add',
    name: 'Add Zinc to cart',
    variant: 'outline',
  },
  parameters: { inShop: true },
} satisfies Meta<typeof AddToCartButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const hold = (quantity: number) => () => storeCart(aCartItem({ title: 'Zinc', quantity }));

export const InCart: Story = {
  beforeEach: hold(1),
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('group', { name: 'Quantity of Zinc' });
    await expect(within(group).getByRole('link', { name: '1 In cart Zinc' })).toHaveAttribute('href', '/cart');
    await user.click(within(group).getByRole('button', { name: 'Increase quantity of Zinc' }));
    await user.click(within(group).getByRole('button', { name: 'Increase quantity of Zinc' }));
    await expect(within(group).getByRole('link', { name: '3 In cart Zinc' })).toBeVisible();
    await expect(within(group).getByRole('status')).toHaveTextContent('3 in your cart');
    await user.click(within(group).getByRole('button', { name: 'Decrease quantity of Zinc' }));
    await expect(cartData()).toMatchObject([{ title: 'Zinc', quantity: 2 }]);
    await expect(screen.queryByText('Item Already exist in Cart')).toBeNull();
  },
};

/** The number of packs refuses a guest as the cart button of the header does. */
export const GuestSeesSignIn: Story = {
  tags: ['behaviour'],
  beforeEach: hold(1),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('link', { name: '1 In cart Zinc' }));
    await expect((await screen.findByText('Please login')).textContent).toBe('Please login');
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/$/);
  },
};

export const PseudoStates: Story = {
  name: 'Hover, focus, pressed',
  beforeEach: hold(2),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('group', { name: 'Quantity of Zinc' })).toBeVisible();
    await expect(pointAtAll(canvasElement)).toBeGreaterThan(0);
  },
};

export const Touch: Story = {
  beforeEach: () => {
    hold(2)();
    return underMedia('(pointer: coarse)');
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole('group', { name: 'Quantity of Zinc' })).offsetHeight).toBe(44);
  },
};

export const MinusRemovesLast: Story = {
  tags: ['behaviour'],
  beforeEach: hold(2),
  play: async ({ canvas }) => {
    await user.dblClick(await canvas.findByRole('button', { name: 'Decrease quantity of Zinc' }));
    await expect(cartData()).toMatchObject([{ title: 'Zinc', quantity: 1 }]);
    canvas.getByRole('button', { name: 'Remove Zinc from the cart' }).focus();
    await user.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Add Zinc to cart' })).toHaveFocus();
    await expect(cartData()).toEqual([]);
  },
};

export const DoubleClickIsOneClick: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await user.dblClick(canvas.getByRole('button', { name: 'Add Zinc to cart' }));
    await expect(await screen.findAllByText('Added successfully')).toHaveLength(1);
    await expect(screen.queryByText('Item Already exist in Cart')).toBeNull();
    await expect(cartData()).toMatchObject([{ title: 'Zinc', quantity: 1 }]);
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/$/);
  },
};

export const FocusDoesNotMove: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const scrolledPx = await scrolledBy(canvas.getByRole('button', { name: 'Add Zinc to cart' }), async () => {
      await user.keyboard('{Enter}');
      await expect(await canvas.findByRole('link', { name: '1 In cart Zinc' })).toHaveFocus();
    });
    await expect(scrolledPx).toBe(0);
    // A key that is held down fires more clicks. They must not follow the link to the cart.
    await user.keyboard('{Enter}');
    canvas.getByRole('button', { name: 'Increase quantity of Zinc' }).click();
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/$/);
    await expect(cartData()).toMatchObject([{ title: 'Zinc', quantity: 1 }]);
  },
};

const motion = pausedMotion();
const middleOf = (element: Element) => {
  const { left, width } = element.getBoundingClientRect();
  return Math.round(left + width / 2);
};
const copyOf = (label: string) => document.querySelector(`body > [inert][aria-label="${label}"]`);

export const AddShowsQuantity: Story = {
  tags: ['behaviour'],
  args: { fullWidth: true },
  globals: { motion: 'full' },
  beforeEach: async () => {
    await loadMovesOnChange();
    return motion.pause();
  },
  play: async ({ canvas }) => {
    const middle = middleOf(canvas.getByRole('button', { name: 'Add Zinc to cart' }));
    await user.click(canvas.getByRole('button', { name: 'Add Zinc to cart' }));
    await waitFor(() => expect(copyOf('Add Zinc to cart')).not.toBeNull());
    await expect(copyOf('Add Zinc to cart')).toHaveStyle({ opacity: '1' });
    const increase = canvas.getByRole('button', { name: 'Increase quantity of Zinc' });
    const decrease = canvas.getByRole('button', { name: 'Remove Zinc from the cart' });
    for (const step of [increase, decrease]) {
      await expect(Math.abs(middleOf(step) - middle)).toBeLessThanOrEqual(1);
      await expect(getComputedStyle(step).opacity).toBe('0');
    }
    motion.finish();
    await waitFor(() => expect(middleOf(increase)).toBeGreaterThan(middle + 20));
    await expect(middleOf(decrease)).toBeLessThan(middle - 20);
    await waitFor(() => expect(copyOf('Add Zinc to cart')).toBeNull());
  },
};
