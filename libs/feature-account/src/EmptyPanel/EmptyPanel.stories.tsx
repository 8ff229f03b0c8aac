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

/** The panel has a heading of level 2 above it. */
export const Default: Story = {
  parameters: { a11y: { options: { rules: { 'heading-order': { enabled: false } } } } },
};
