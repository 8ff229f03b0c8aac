import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyPanel } from './EmptyPanel';

const meta = {
  id: 'feature-shell-emptypanel',
  title: 'Patterns/Shell/EmptyPanel',
  component: EmptyPanel,
  args: { title: 'No orders yet', text: 'What you order is kept here, on this device.' },
} satisfies Meta<typeof EmptyPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the shop, the panel's title is a heading of level 2 above this one of level 3. The story has no such title. */
export const Default: Story = {
  parameters: { a11y: { options: { rules: { 'heading-order': { enabled: false } } } } },
};
