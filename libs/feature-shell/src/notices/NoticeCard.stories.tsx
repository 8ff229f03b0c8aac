import type { Meta, StoryObj } from '@storybook/react-vite';
import { WifiOff } from 'lucide-react';
import { NoticeCard } from './NoticeCard';

const meta = {
  id: 'feature-shell-notices-noticecard',
  title: 'Patterns/Shell/NoticeCard',
  component: NoticeCard,
  args: {
    icon: <WifiOff aria-hidden />,
    title: 'You are offline',
    text: 'Your cart and the pages you have seen still open.',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NoticeCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
