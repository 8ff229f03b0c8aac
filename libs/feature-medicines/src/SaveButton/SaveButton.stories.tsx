import { aSelectedMedicine } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent as user } from 'storybook/test';
import { SaveButton } from './SaveButton';

const meta = {
  id: 'feature-medicines-savebutton',
  title: 'Patterns/Medicines/SaveButton',
  component: SaveButton,
  args: { medicine: aSelectedMedicine(), saved: false },
} satisfies Meta<typeof SaveButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Saved: Story = { args: { saved: true } };

export const PressKeepsTheProduct: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Save Calmag D3 500 mg Tablet, Strip of 15' }));
    const kept = JSON.parse(localStorage.getItem('niramaya.saved') ?? '{}') as { items: unknown };
    await expect(kept.items).toEqual([aSelectedMedicine()]);
  },
};
