import type { Meta, StoryObj } from '@storybook/react-vite';
import { aSelectedMedicine } from '@niramaya/fixtures';
import { useCart } from '@niramaya/data-access';
import { expect, screen, userEvent as user } from 'storybook/test';
import { AddToCartButton } from './AddToCartButton';

const meta = {
  component: AddToCartButton,
  args: {
    medicine: aSelectedMedicine({ title: 'Zinc' }),
    inCart: false,
    label: 'Add',
    name: 'Add Zinc to cart',
    variant: 'outline',
  },
  parameters: { inShop: true },
  render: function InCart(args) {
    const { items } = useCart();
    return <AddToCartButton {...args} inCart={args.inCart || items.some(({ title }) => title === 'Zinc')} />;
  },
} satisfies Meta<typeof AddToCartButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const cart = (): unknown => JSON.parse(localStorage.getItem('cart_data') ?? '[]');

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add Zinc to cart' })).toHaveTextContent('Add');
  },
};

export const InCart: Story = {
  args: { inCart: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'In cart Zinc' })).toHaveAttribute('href', '/cart');
  },
};

export const DoubleClickIsOneClick: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await user.dblClick(canvas.getByRole('button', { name: 'Add Zinc to cart' }));
    await expect(await screen.findAllByText('Added successfully')).toHaveLength(1);
    await expect(screen.queryByText('Item Already exist in Cart')).toBeNull();
    await expect(cart()).toMatchObject([{ title: 'Zinc', quantity: 1 }]);
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('/');
  },
};

export const SecondClickLeadsToTheCart: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Add Zinc to cart' }));
    await user.click(await canvas.findByRole('link', { name: 'In cart Zinc' }));
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('/cart');
    await expect(screen.queryByText('Item Already exist in Cart')).toBeNull();
  },
};

export const FocusStaysWhereItIs: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Add Zinc to cart' }).focus();
    await user.keyboard('{Enter}');
    await expect(await canvas.findByRole('link', { name: 'In cart Zinc' })).toHaveFocus();
    // A key that is held down repeats itself.
    await user.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('/');
  },
};
