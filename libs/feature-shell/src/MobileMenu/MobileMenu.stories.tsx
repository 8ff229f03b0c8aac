import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { MobileMenu } from './MobileMenu';

const meta = {
  id: 'feature-shell-mobilemenu',
  title: 'Patterns/Shell/MobileMenu',
  component: MobileMenu,
  globals: { viewport: { value: 'w480' } },
} satisfies Meta<typeof MobileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvas: ReturnType<typeof within>) => {
  await user.click(canvas.getByRole('button', { name: 'Open the menu' }));
  return within(await screen.findByRole('dialog', { name: 'Menu' }));
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open the menu' })).toBeVisible();
  },
};

export const Open: Story = {
  parameters: { requirements: ['SHELL-42', 'SHELL-44'] },
  play: async ({ canvas }) => {
    const menu = await open(canvas);
    await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Switch to dark colours' })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'My orders' })).toBeVisible();
    await expect(within(menu.getByRole('navigation', { name: 'Services' })).getAllByRole('link')).toHaveLength(4);
    await user.click(menu.getByText('Personal Care'));
    await expect(menu.getByRole('link', { name: 'Skin Care' })).toHaveAttribute('href', '/medicines');
  },
};

export const SignedIn: Story = {
  beforeEach: () => localStorage.setItem('validkey', 'Asha'),
  play: async ({ canvas }) => {
    const menu = await open(canvas);
    await expect(menu.getByText('Asha')).toBeVisible();
  },
};

export const LongContent: Story = {
  beforeEach: () => localStorage.setItem('validkey', 'Venkatanarasimharajuvaripeta Lakshminarayana Subramaniam'),
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

export const CloseGivesTheFocusBack: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['SHELL-43'] },
  play: async ({ canvas }) => {
    const menu = await open(canvas);
    await user.click(menu.getByRole('button', { name: 'Close the menu' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Open the menu' })).toHaveFocus();
  },
};

export const FollowingALinkCloses: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const menu = await open(canvas);
    await user.click(menu.getByRole('link', { name: 'Medicines' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
