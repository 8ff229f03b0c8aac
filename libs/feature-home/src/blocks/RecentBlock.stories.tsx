import type { Meta, StoryObj } from '@storybook/react-vite';
import { aSelectedMedicine } from '@niramaya/fixtures';
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

export const Default: Story = {};
