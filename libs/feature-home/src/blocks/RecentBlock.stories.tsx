import type { Meta, StoryObj } from '@storybook/react-vite';
import { aSelectedMedicine } from '@niramaya/fixtures';
import { expect, userEvent as user } from 'storybook/test';
import { RecentBlock } from './RecentBlock';

const meta = {
  id: 'feature-home-blocks-recentblock',
  title: 'Patterns/Home/RecentBlock',
  component: RecentBlock,
  beforeEach: () => {
    const items = [1, 2, 3].map((at) =>
      aSelectedMedicine({ title: `Medicine ${at}`, image: `/api/pictures/${at}.svg` }),
    );
    localStorage.setItem('niramaya.viewed', JSON.stringify({ v: 1, items }));
  },
} satisfies Meta<typeof RecentBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const titles = (await canvas.findAllByRole('link')).map((link) => link.textContent);
    await expect(titles).toEqual(['Medicine 1', 'Medicine 2', 'Medicine 3']);
  },
};

export const ClearTakesItAway: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Clear recently viewed' }));
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await expect(localStorage.getItem('niramaya.viewed')).toBeNull();
  },
};
