import { aSelectedMedicine } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
