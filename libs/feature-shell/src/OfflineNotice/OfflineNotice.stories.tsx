import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent as user } from 'storybook/test';
import { OfflineNotice } from './OfflineNotice';

const meta = {
  id: 'feature-shell-offlinenotice',
  title: 'Screens/OfflineNotice',
  component: OfflineNotice,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OfflineNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'You are offline' })).toHaveTextContent(
      'Your cart and the pages you have seen still open. Prices and stock may have changed.',
    );
  },
};

export const CloseMovesFocusToPage: Story = {
  tags: ['behaviour'],
  decorators: [(Story) => <main tabIndex={-1}>{Story()}</main>],
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
