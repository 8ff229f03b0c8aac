import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ModeButtons } from './ModeButtons';

const meta = {
  id: 'feature-consult-modebuttons',
  title: 'Patterns/Consult/ModeButtons',
  component: ModeButtons,
} satisfies Meta<typeof ModeButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const modes = canvas.getAllByRole('button');
    await expect(modes.map((mode) => [mode.textContent, mode.getAttribute('aria-pressed')])).toEqual([
      ['Video', 'false'],
      ['Audio', 'false'],
      ['Chat', 'false'],
    ]);
  },
};
