import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingText } from './LoadingText';

const meta = { component: LoadingText, args: { children: '...Loading' } } satisfies Meta<typeof LoadingText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\.\.\.Loading$/);
  },
};

export const LongContent: Story = {
  args: { children: 'Looking up which of your medicines the pharmacy nearest to you has in stock' },
  globals: { viewport: { value: 'w360' } },
};
