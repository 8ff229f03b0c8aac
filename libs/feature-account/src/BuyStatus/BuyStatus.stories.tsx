import type { Meta, StoryObj } from '@storybook/react-vite';
import { BuyStatus } from './BuyStatus';

const meta = {
  id: 'feature-account-buystatus',
  title: 'Patterns/Account/BuyStatus',
  component: BuyStatus,
  args: { status: { text: '2 products added to your cart, at today’s price.', isInCart: true } },
} satisfies Meta<typeof BuyStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
