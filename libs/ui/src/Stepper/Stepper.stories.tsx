import type { Meta, StoryObj } from '@storybook/react-vite';
import { pausedMotion } from '@niramaya/fixtures';
import { useState } from 'react';
import { expect, userEvent as user, waitFor, within } from 'storybook/test';
import { loadMovesOnChange } from '../motion/moves';
import { Lines } from '../stories/Matrix';
import { Stepper } from './Stepper';

/**
 * ### Use
 *
 * - For the position in a process of three to five steps.
 * - At the top of each step.
 *
 * ### Avoid
 *
 * - Navigation: it cannot be clicked. Pages of a list: `Pagination`. Views: `Tabs`.
 *
 * **Text:** At most two words per step: _Who_, _Symptoms_, _Speciality_.
 */
const meta = {
  id: 'ui-stepper',
  title: 'Navigation/Stepper',
  tags: ['autodocs'],
  component: Stepper,
  args: {
    label: 'Steps of your consultation',
    steps: ['Patient', 'Symptoms', 'Doctor'],
    current: 1,
    doneLabel: 'done',
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list', { name: 'Steps of your consultation' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('a, button, input, [tabindex]')).toHaveLength(0);
    const steps = canvas.getAllByRole('listitem');
    await expect(steps[0]).toHaveTextContent('Patient done');
    await expect(steps[1]).toHaveAttribute('aria-current', 'step');
    await expect(steps[2]).not.toHaveAttribute('aria-current');
  },
};

export const Variants: Story = {
  render: (args) => (
    <Lines>
      {[0, 1, 2, 3].map((current) => (
        <Stepper key={current} {...args} label={`Steps, ${current} done`} current={current} />
      ))}
    </Lines>
  ),
};

export const ForcedColours: Story = {
  tags: ['!autodocs'],
  ...Variants,
  globals: { colours: 'forced', viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const [, current, later] = within(canvas.getByRole('list', { name: 'Steps, 1 done' })).getAllByRole('listitem');
    const edge = (step?: HTMLElement) => getComputedStyle(step!).borderTopColor;
    await expect(edge(current)).not.toBe(edge(later));
  },
};

/** A script in the head decides before hydration. */
export const HiddenWithoutSteps: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { shown: null },
  beforeEach: () => () => void delete document.documentElement.dataset.steps,
  play: async ({ canvas }) => {
    document.documentElement.dataset.steps = '';
    await expect(canvas.getByRole('list', { name: 'Steps of your consultation' })).toBeVisible();
    delete document.documentElement.dataset.steps;
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const LongContent: Story = {
  args: { steps: ['Whom is it for?', 'What ails them, and since when?', 'Speak with the doctor on duty'] },
  globals: { viewport: { value: 'w360' } },
};

const motion = pausedMotion();
const widthOf = (animation: Animation) =>
  ((animation.effect as KeyframeEffect).target as Element).getBoundingClientRect().width;
const halfOf = (animation: Animation) => Number(animation.effect!.getComputedTiming().endTime) / 2;

export const StepsChangeState: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { label: 'Steps that move' },
  globals: { motion: 'full' },
  beforeEach: async () => {
    await loadMovesOnChange();
    return motion.pause();
  },
  render: function Screens(args) {
    const [current, setCurrent] = useState(0);
    return (
      <>
        <Stepper key={current} {...args} current={current} />
        <button onClick={() => setCurrent(current + 1)}>Proceed</button>
        <button onClick={() => setCurrent(current - 1)}>Back</button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(motion.paused()).toEqual([]);
    await user.click(canvas.getByRole('button', { name: 'Proceed' }));
    const step = canvas.getAllByRole('listitem')[1]!;
    await expect(step).toHaveAttribute('aria-current', 'step');
    // The line and the mark. A cover over the line shrinks.
    await waitFor(() => expect(motion.paused()).toHaveLength(2));
    const [line] = motion.paused();
    const cover = (line!.effect as KeyframeEffect).target!;
    await expect(step).toContainElement(cover as HTMLElement);
    await expect(widthOf(line!)).toBe(step.getBoundingClientRect().width);
    await expect(getComputedStyle(cover).backgroundColor).not.toBe(getComputedStyle(step).borderTopColor);
    line!.currentTime = halfOf(line!);
    await expect(cover.getBoundingClientRect().right).toBe(step.getBoundingClientRect().right);
    motion.paused().forEach((one) => one.finish());
    await waitFor(() => expect(step.getAnimations({ subtree: true })).toEqual([]));
    await expect(cover.getBoundingClientRect().width).toBe(0);

    await user.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(motion.paused()).toHaveLength(2));
    const left = canvas.getAllByRole('listitem')[1]!;
    await expect(left).not.toHaveAttribute('aria-current');
    const emptied = motion.paused().find(({ effect }) => left.contains((effect as KeyframeEffect).target))!;
    await expect(widthOf(emptied)).toBe(left.getBoundingClientRect().width);
    emptied.currentTime = halfOf(emptied);
    const { left: start } = (emptied.effect as KeyframeEffect).target!.getBoundingClientRect();
    await expect(start).toBe(left.getBoundingClientRect().left);
    emptied.finish();
    await expect(widthOf(emptied)).toBe(0);
  },
};

export const StepsReducedMotion: Story = {
  tags: ['!autodocs'],
  ...StepsChangeState,
  args: { label: 'Steps that stand still' },
  globals: { motion: 'none' },
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Proceed' }));
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
    await expect(motion.paused()).toEqual([]);
  },
};
