import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SavingsExplainer } from './SavingsExplainer';

const meta = {
  id: 'feature-careplan-savingsexplainer',
  title: 'Patterns/Careplan/SavingsExplainer',
  component: SavingsExplainer,
} satisfies Meta<typeof SavingsExplainer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const savings = within(canvas.getByRole('region', { name: 'How much could you save?' }));
    await expect(savings.getAllByRole('listitem')).toHaveLength(3);
    await expect(savings.getByText('This is an example, not a promise.')).toBeVisible();
  },
};
