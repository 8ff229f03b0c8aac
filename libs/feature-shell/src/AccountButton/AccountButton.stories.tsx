import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccountButton } from './AccountButton';

const meta = {
  id: 'feature-shell-accountbutton',
  title: 'Patterns/Shell/AccountButton',
  component: AccountButton,
} satisfies Meta<typeof AccountButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Yours on this device' });
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};
