import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WalletsPanel } from './WalletsPanel';

const meta = {
  id: 'feature-payment-walletspanel',
  title: 'Patterns/Payment/WalletsPanel',
  component: WalletsPanel,
  args: { wallet: '', onChoose: fn() },
} satisfies Meta<typeof WalletsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['AMB-66'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(5);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByText(/^In this demonstration no wallet has to be linked./)).toBeVisible();
  },
};

export const Filled: Story = {
  args: { wallet: 'PhonePe' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'PhonePe is noted for your receipt. Nothing was linked, and nothing was sent.',
    );
  },
};
