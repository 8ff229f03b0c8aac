import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PlanCard } from './PlanCard';

const meta = {
  id: 'feature-careplan-plancard',
  title: 'Patterns/Careplan/PlanCard',
  component: PlanCard,
  args: { plan: null, onChoose: fn() },
  argTypes: { plan: { options: [null, 'three', 'six'] } },
} satisfies Meta<typeof PlanCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const plan of canvas.getAllByRole('radio')) await expect(plan).not.toBeChecked();
  },
};

export const Filled: Story = {
  args: { plan: 'six' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^6 months/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^3 months/ })).not.toBeChecked();
  },
};
