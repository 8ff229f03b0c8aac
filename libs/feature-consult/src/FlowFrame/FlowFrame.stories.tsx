import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FlowFrame } from './FlowFrame';

const meta = {
  id: 'feature-consult-flowframe',
  title: 'Patterns/Consult/FlowFrame',
  component: FlowFrame,
  args: {
    step: 1,
    title: 'What is bothering you?',
    lead: 'Select all that apply, or none.',
    children: <p>The questions of this step.</p>,
  },
  parameters: { inShop: true, layout: 'fullscreen' },
} satisfies Meta<typeof FlowFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('list', { name: 'Steps of your consultation' })).getAllByRole('listitem');
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null, null]);
  },
};
