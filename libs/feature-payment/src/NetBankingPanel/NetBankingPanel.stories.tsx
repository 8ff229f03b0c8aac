import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent as user } from 'storybook/test';
import { NetBankingPanel } from './NetBankingPanel';

const meta = { component: NetBankingPanel } satisfies Meta<typeof NetBankingPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const bank of canvas.getAllByRole('radio')) await expect(bank).not.toBeChecked();
  },
};

export const ArrowMovesTheChoice: Story = {
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('radio', { name: 'ICICI' }));
    await user.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'HDFC' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'ICICI' })).not.toBeChecked();
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'w360' } } };
