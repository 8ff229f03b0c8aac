import { storeOwned } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { OfflineNotice, SessionNotice } from '../Notices/Notices';
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
  args: { notices: <SessionNotice onClose={fn()} /> },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('status', { name: 'You have been logged out' }).getBoundingClientRect();
    await expect(window.innerHeight - notice.bottom).toBeLessThanOrEqual(16);
    const beside = document.elementFromPoint(window.innerWidth - 10, notice.top + 10);
    const page = [canvas.getByRole('main'), canvas.getByRole('contentinfo')];
    await expect(page.some((part) => part.contains(beside))).toBe(true);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(canvas.getByRole('contentinfo').getBoundingClientRect().bottom).toBeLessThanOrEqual(notice.top);
  },
};

/** The line about the connection is above the screen and covers nothing of it, nor a part that scrolls into view. */
export const WithoutConnection: Story = {
  tags: ['behaviour'],
  args: { connection: <OfflineNotice /> },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('status', { name: 'You are offline' }).getBoundingClientRect();
    await expect(line.top).toBeGreaterThanOrEqual(
      canvas.getByRole('combobox', { name: /search/i }).getBoundingClientRect().bottom,
    );
    await expect(line.bottom).toBeLessThanOrEqual(canvas.getByRole('main').getBoundingClientRect().top);
    const edge = () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    await waitFor(() => expect(edge()).toBeGreaterThanOrEqual(61 + line.height));
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
