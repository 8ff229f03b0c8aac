import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent as user } from 'storybook/test';
import { ThemeSwitch } from './ThemeSwitch';

const meta = {
  id: 'feature-shell-themeswitch',
  title: 'Patterns/Shell/ThemeSwitch',
  component: ThemeSwitch,
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The accessible name of the button is the action that its click does, and not the current state. */
export const TogglesTwice: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Switch to dark colours');
    await user.tab();
    await user.keyboard(' ');
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Switch to light colours');
    await expect(canvas.getByRole('button')).toHaveFocus();
    await user.keyboard('{Enter}');
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Switch to dark colours');
  },
};
