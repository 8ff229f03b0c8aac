import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CardsPanel } from './CardsPanel';

const meta = {
  id: 'feature-payment-cardspanel',
  title: 'Patterns/Payment/CardsPanel',
  component: CardsPanel,
} satisfies Meta<typeof CardsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['AMB-66', 'PAYMENT-15'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Credit and debit cards' })).toBeVisible();
    await expect(canvas.getByText(/^You need no card number in this demo. Just press Confirm Payment/)).toBeVisible();
    await expect(canvasElement.querySelector('input, iframe')).toBeNull();
  },
};
