import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MobileMenu } from './MobileMenu';

const meta = {
  id: 'feature-shell-mobilemenu',
  title: 'Patterns/Shell/MobileMenu',
  component: MobileMenu,
  globals: { viewport: { value: 'w480' } },
} satisfies Meta<typeof MobileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `MenuPanel` is the menu itself. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open the menu' })).toHaveAttribute('aria-expanded', 'false');
  },
};
