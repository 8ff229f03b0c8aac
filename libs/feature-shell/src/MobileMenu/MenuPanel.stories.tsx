import { pointAtAll } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent as user, within } from 'storybook/test';
import { MenuPanel } from './MenuPanel';

const meta = {
  id: 'feature-shell-menupanel',
  title: 'Patterns/Shell/MenuPanel',
  component: MenuPanel,
  globals: { viewport: { value: 'w480' } },
  parameters: { layout: 'fullscreen', inDrawer: 'Menu' },
} satisfies Meta<typeof MenuPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['SHELL-42', 'SHELL-44'] },
  play: async () => {
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Switch to dark colours' })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'My orders' })).toBeVisible();
    await expect(within(menu.getByRole('navigation', { name: 'Services' })).getAllByRole('link')).toHaveLength(4);
    await user.click(menu.getByText('Personal Care'));
    await expect(menu.getByRole('link', { name: 'Skin Care' })).toHaveAttribute('href', '/medicines?topic=Skin+Care');
  },
};

export const PseudoStates: Story = {
  name: 'Pseudo',
  play: async () => {
    await expect(pointAtAll(await screen.findByRole('dialog'))).toBeGreaterThan(0);
  },
};
