import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent as user, waitFor } from 'storybook/test';
import { ReturnNotice } from './ReturnNotice';

const wanted = (intent: string) => () => {
  localStorage.setItem('validkey', 'Asha');
  sessionStorage.setItem('niramaya.intent', intent);
};

const meta = {
  id: 'feature-shell-returnnotice',
  title: 'Screens/ReturnNotice',
  component: ReturnNotice,
  decorators: [(Story) => <main style={{ minHeight: 160 }}>{Story()}</main>],
  beforeEach: wanted('cart'),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReturnNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Continue to your cart' })).toHaveAttribute('href', '/cart');
    await expect(canvas.getByRole('status')).toHaveTextContent('You are logged in. Your cart is where you left it.');
  },
};

export const Consultation: Story = {
  beforeEach: wanted('consultation'),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Continue to the consultation' });
    await expect(link).toHaveAttribute('href', '/abcd');
  },
};

export const GoesOnToCart: Story = {
  tags: ['behaviour'],
  beforeEach: wanted('cartAtOnce'),
  play: async ({ canvas }) => {
    // Only a visit to the cart erases the intent.
    await waitFor(() => expect(sessionStorage.getItem('niramaya.intent')).toBeNull());
    await expect(canvas.queryByRole('link', { name: 'Continue to your cart' })).not.toBeInTheDocument();
  },
};

export const GoesOnToConsultation: Story = {
  tags: ['behaviour'],
  beforeEach: wanted('consultationAtOnce'),
  play: async ({ canvas }) => {
    // Only a visit to the first step of the consultation erases the intent.
    await waitFor(() => expect(sessionStorage.getItem('niramaya.intent')).toBeNull());
    await expect(canvas.queryByRole('link', { name: 'Continue to the consultation' })).not.toBeInTheDocument();
  },
};

export const NotNowDismisses: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Not now' }));
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await expect(sessionStorage.getItem('niramaya.intent')).toBeNull();
  },
};
