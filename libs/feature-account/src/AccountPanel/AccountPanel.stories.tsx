import { pointAtAll } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { AccountPanel } from './AccountPanel';

const meta = {
  id: 'feature-shell-accountpanel',
  title: 'Screens/AccountPanel',
  component: AccountPanel,
  beforeEach: () => localStorage.setItem('validkey', 'Meera Iyer'),
  parameters: { layout: 'fullscreen', inDrawer: 'Saved, orders and My data' },
} satisfies Meta<typeof AccountPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByText('Logged in as Meera Iyer.')).toBeVisible();
  },
};

export const PseudoStates: Story = {
  name: 'Hover, focus, pressed',
  play: async () => {
    await expect(pointAtAll(await screen.findByRole('list'))).toBeGreaterThan(0);
  },
};

/** A guest has the same entries, and no name above them. */
export const Mobile: Story = {
  beforeEach: () => localStorage.clear(),
  globals: { viewport: { value: 'w360' } },
};
