import type { Meta, StoryObj } from '@storybook/react-vite';
import { topBrandHandlers } from '@niramaya/fixtures/msw';
import { HomeScreen } from './HomeScreen';

const meta = {
  component: HomeScreen,
  args: { now: () => new Date('2026-02-04T06:30:00Z') },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  parameters: { layout: 'fullscreen', route: '/', msw: { handlers: { topBrands: topBrandHandlers.ready() } } },
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
