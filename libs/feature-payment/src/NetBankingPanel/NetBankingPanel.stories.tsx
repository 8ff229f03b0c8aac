import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NetBankingPanel } from './NetBankingPanel';

const meta = {
  id: 'feature-payment-netbankingpanel',
  title: 'Patterns/Payment/NetBankingPanel',
  component: NetBankingPanel,
  args: { bank: 'ICICI', onChoose: fn() },
} satisfies Meta<typeof NetBankingPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['AMB-66'] },
  play: async ({ canvas }) => {
    const checked = canvas.getAllByRole<HTMLInputElement>('radio').map((bank) => bank.checked);
    await expect(checked).toEqual([true, false, false, false, false]);
    await expect(
      canvas.getByText('In this demonstration no bank is opened. The one you choose is noted on your receipt.'),
    ).toBeVisible();
  },
};
