import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '../theme/styled';

/**
 * ### When to use
 *
 * - Once around the content of each band of a page, so that all bands share one column of 1240 px.
 *
 * ### When not to use
 *
 * - Inside another `Container`: the margins would add up.
 * - To make a form narrow: set the width of the form.
 */
const meta = {
  id: 'ui-container',
  title: 'Foundations/Container',
  tags: ['autodocs'],
  component: Container,
  args: { bg: 'bg.subtle', paddingBlock: '6', children: 'The column of the page' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The column of the page').getBoundingClientRect().width).toBeLessThanOrEqual(1240);
  },
};

export const Mobile: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('The column of the page')).paddingLeft).toBe('16px');
  },
};
