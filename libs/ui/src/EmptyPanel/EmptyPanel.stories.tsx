import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyPanel } from './EmptyPanel';

/**
 * ### Use
 *
 * - A list in a drawer that is empty, with one next step: _Browse medicines_.
 *
 * ### Avoid
 *
 * - An empty result on a screen: `EmptyState`. Failed content: `QueryState`.
 */
const meta = {
  id: 'feature-shell-emptypanel',
  title: 'Feedback/EmptyPanel',
  tags: ['autodocs', 'new', 'since-0.2'],
  component: EmptyPanel,
  args: { title: 'No orders yet', text: 'What you order is kept here, on this device.' },
  // In a drawer, its title is a heading of level 2 above this one of level 3. The stories have no such title.
  parameters: { a11y: { options: { rules: { 'heading-order': { enabled: false } } } } },
} satisfies Meta<typeof EmptyPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithLink: Story = { args: { action: 'Browse medicines', href: '/medicines' } };
