import { storeOwned } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { OfflineNotice } from '../Notices/Notices';
import { Shell } from './Shell';

const meta = {
  id: 'feature-shell-shell',
  title: 'Screens/Shell',
  component: Shell,
  args: { children: <h1 style={{ padding: 48 }}>A screen</h1> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Shell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['SHELL-01'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveTextContent('A screen');
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};

/** The page next to a notice can be clicked, and its end is above the notice. */
export const WithNotice: Story = {
  tags: ['behaviour'],
  args: { notices: <OfflineNotice /> },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('status', { name: 'You are offline' }).getBoundingClientRect();
    await expect(window.innerHeight - notice.bottom).toBeLessThanOrEqual(16);
    const beside = document.elementFromPoint(window.innerWidth - 10, notice.top + 10);
    const page = [canvas.getByRole('main'), canvas.getByRole('contentinfo')];
    await expect(page.some((part) => part.contains(beside))).toBe(true);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(canvas.getByRole('contentinfo').getBoundingClientRect().bottom).toBeLessThanOrEqual(notice.top);
  },
};

export const MessageFromPreviousPage: Story = {
  tags: ['behaviour'],
  beforeEach: () => storeOwned(sessionStorage, 'niramaya.flash', 'login successfull !'),
  parameters: { requirements: ['ERROR-25'] },
  play: async () => {
    await expect(await screen.findByText('login successfull !')).toBeVisible();
    await expect(sessionStorage.getItem('niramaya.flash')).toBeNull();
  },
};
