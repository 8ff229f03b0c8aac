import type { Meta, StoryObj } from '@storybook/react-vite';
import { aSelectedMedicine } from '@niramaya/fixtures';
import { expect } from 'storybook/test';
import { RecentBlock } from './RecentBlock';

const meta = {
  id: 'feature-home-blocks-recentblock',
  title: 'Patterns/Home/RecentBlock',
  component: RecentBlock,
  beforeEach: () => {
    const items = [1, 2, 3].map((at) =>
      aSelectedMedicine({ title: `Medicine ${at}`, image: `/api/pictures/${at}.svg` }),
    );
    localStorage.setItem('niramaya.viewed', JSON.stringify({ of: '', v: 1, items }));
  },
} satisfies Meta<typeof RecentBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A new tab has no history state, so the address of each link names its product. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/medicinesdetails?title=Medicine+1',
      '/medicinesdetails?title=Medicine+2',
      '/medicinesdetails?title=Medicine+3',
    ]);
  },
};
