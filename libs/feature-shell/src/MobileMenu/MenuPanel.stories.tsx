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
    const yours = within(menu.getByRole('region', { name: 'Yours' })).getAllByRole('button');
    await expect(yours.map((line) => line.textContent)).toEqual([
      'My orders',
      'Saved products',
      'Prescriptions',
      'Saved, orders and My data',
    ]);
    await expect(within(menu.getByRole('navigation', { name: 'Services' })).getAllByRole('link')).toHaveLength(4);
    await expect(menu.getByRole('link', { name: 'Lab tests' })).toHaveAttribute('href', '/#lab-tests');
    await expect(menu.getByRole('link', { name: 'Offers' })).toHaveAttribute('href', '/offers');
    await expect(menu.getByText('Help by phone: 1800 000 0108')).toBeVisible();
    const texts = [menu.getByText('Medicines'), menu.getByText('Offers')];
    const lefts = [...texts, menu.getByText('My orders'), menu.getByText('Personal Care')].map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect().left;
    });
    await expect(new Set(lefts).size).toBe(1);
    await user.click(menu.getByText('Personal Care'));
    await expect(menu.getByRole('link', { name: 'Skin Care' })).toHaveAttribute('href', '/medicines?topic=Skin+Care');
  },
};

export const PseudoStates: Story = {
  name: 'Hover, focus, pressed',
  play: async () => {
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    // The drawer is there before its content.
    await within(menu).findByText('Help by phone: 1800 000 0108');
    await expect(pointAtAll(menu)).toBeGreaterThan(20);
  },
};
