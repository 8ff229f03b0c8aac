import { heldMotion } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StepChange } from './StepChange';

const meta = {
  id: 'ui-motion-stepchange',
  title: 'Foundations/StepChange',
  component: StepChange,
  args: { isReached: true },
  // Only a moving line shows the direction, so the control is hidden.
  argTypes: { isReached: { control: false } },
  // The line of a step, as the Stepper draws it.
  decorators: [
    (Story) => (
      <div data-testid="step" style={{ position: 'relative', borderTop: '4px solid teal', width: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StepChange>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without motion the line has its final colour at once, and nothing covers it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('step')).toBeEmptyDOMElement();
  },
};

const motion = heldMotion();

/** A cover in the old colour lies over the line at first. It then shrinks towards one end of the line. */
export const LineFills: Story = {
  tags: ['behaviour'],
  globals: { motion: 'full' },
  beforeEach: motion.hold,
  play: async ({ canvas, args }) => {
    const step = canvas.getByTestId('step').getBoundingClientRect();
    await waitFor(() => expect(motion.held().length).toBeGreaterThan(0));
    const drawing = motion.held().at(-1)!;
    const cover = (drawing.effect as KeyframeEffect).target!;
    await expect(cover.getBoundingClientRect().width).toBe(step.width);
    drawing.currentTime = Number(drawing.effect!.getComputedTiming().endTime) / 2;
    const half = cover.getBoundingClientRect();
    await expect(half.width).toBeLessThan(step.width);
    await expect(args.isReached ? half.right : half.left).toBe(args.isReached ? step.right : step.left);
    motion.letGo();
    await waitFor(() => expect(cover.getBoundingClientRect().width).toBe(0));
  },
};

/** When the user goes back a step, the line empties in the other direction. */
export const LineEmpties: Story = { ...LineFills, args: { isReached: false } };
