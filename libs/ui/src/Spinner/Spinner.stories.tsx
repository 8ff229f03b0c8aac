import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Line } from '../stories/Matrix';
import { Spinner } from './Spinner';

const meta = { component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It says nothing by itself: words stand beside it, or the control that is busy has them. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** It is as large as it is told, and takes the ink of what it stands in. */
export const Variants: Story = {
  render: () => (
    <Line>
      <Spinner boxSize="4" />
      <Spinner boxSize="6" color="brand.fg" />
      <Spinner boxSize="8" color="danger.fg" />
    </Line>
  ),
};
