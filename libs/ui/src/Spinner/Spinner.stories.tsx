import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Line } from '../stories/Matrix';
import { Spinner } from './Spinner';

const meta = { component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The spinner is hidden from screen readers. A text beside it, or the busy control, announces the wait. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** `boxSize` sets the size. The spinner inherits the text colour. */
export const Variants: Story = {
  render: () => (
    <Line>
      <Spinner boxSize="4" />
      <Spinner boxSize="6" color="brand.fg" />
      <Spinner boxSize="8" color="danger.fg" />
    </Line>
  ),
};
