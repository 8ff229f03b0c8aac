import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from './Container';

const meta = {
  component: Container,
  args: { bg: 'bg.subtle', paddingBlock: '6', children: 'The column of the page' },
  parameters: { alsoAt: 'w768', layout: 'fullscreen' },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The column of the page').getBoundingClientRect().width).toBeLessThanOrEqual(1240);
  },
};

export const Mobile: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('The column of the page')).paddingLeft).toBe('16px');
  },
};
