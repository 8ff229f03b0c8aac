import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from './Panel';

const meta = {
  id: 'feature-consult-panel',
  title: 'Patterns/Consult/Panel',
  component: Panel,
  args: { 'aria-label': 'Your phone number', children: <p>We call you back if the line drops.</p> },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongContent: Story = {
  args: { children: <p style={{ overflowWrap: 'anywhere' }}>{'9876543210'.repeat(20)}</p> },
};
