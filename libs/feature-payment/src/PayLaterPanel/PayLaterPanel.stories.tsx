import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PayLaterPanel } from './PayLaterPanel';

const meta = {
  id: 'feature-payment-paylaterpanel',
  title: 'Patterns/Payment/PayLaterPanel',
  component: PayLaterPanel,
} satisfies Meta<typeof PayLaterPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['AMB-66'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Simpl')).toBeVisible();
    await expect(
      canvas.getByText(/^In this demonstration nothing has to be linked. Confirm Payment works/),
    ).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
