import type { Meta, StoryObj } from '@storybook/react-vite';
import { wantMotion } from '@niramaya/fixtures';
import { useState } from 'react';
import { expect, userEvent as user, within } from 'storybook/test';
import { Lines, Pseudo, withoutCode } from '../stories';
import { Stepper } from './Stepper';

/**
 * ### Use
 *
 * - The position in three to five steps, each of two words at most.
 *
 * ### Avoid
 *
 * - Navigation to later steps, because only steps that were left can be links. Views of one thing: use `Tabs`.
 */
const meta = {
  id: 'ui-stepper',
  title: 'Navigation/Stepper',
  tags: ['autodocs', 'stable', 'since-0.1'],
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

export const Skipped: Story = {
  args: { current: 2, done: [false, true, false], skippedLabel: 'nothing chosen' },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map((step) => step.textContent)).toEqual([
      '1Patient nothing chosen',
      'Symptoms done',
      '3Doctor',
    ]);
    const edge = (step?: HTMLElement) => getComputedStyle(step!).borderTopColor;
    await expect(edge(steps[0])).toBe(edge(steps[1]));
  },
};

const toStep = (step: number) => ({ href: `#step-${step}` });

/** A person goes back to the steps that they have left. The current step and the later one are text. */
export const Links: Story = {
  args: { links: [toStep(1), toStep(2), toStep(3)], done: [true, true, true], current: 2 },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Patient done', '#step-1'],
      ['Symptoms done', '#step-2'],
    ]);
    // The whole step can be clicked.
    const { left, bottom } = canvas.getAllByRole('listitem')[1]!.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 1, bottom - 1)?.closest('a')).toBe(links[1]);
  },
};

export const PseudoStates: Story = {
  parameters: withoutCode,
  name: 'Hover, focus, pressed',
  args: { links: [toStep(1), toStep(2), toStep(3)], current: 2 },
  render: (args) => <Pseudo of={<Stepper {...args} />} control="a" />,
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

/** A script in the head of the page decides before hydration whether the list is visible. */
export const HiddenWithoutSteps: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { applies: 'unknown' },
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

const animationsOf = (step: Element) => step.getAnimations({ subtree: true }) as CSSAnimation[];
const targetOf = ({ effect }: Animation) => (effect as KeyframeEffect).target!;
const half = ({ effect }: Animation) => Number(effect!.getComputedTiming().endTime) / 2;
const boxOf = (element: Element) => element.getBoundingClientRect();

export const StepsChangeState: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { label: 'Steps that move' },
  globals: { motion: 'full' },
  beforeEach: wantMotion,
  render: function Screens(args) {
    const [current, setCurrent] = useState(0);
    return (
      <>
        <style>{'li * { animation-play-state: paused !important }'}</style>
        <Stepper key={current} {...args} current={current} />
        <button onClick={() => setCurrent(current + 1)}>Proceed</button>
        <button onClick={() => setCurrent(current - 1)}>Back</button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const second = () => canvas.getAllByRole('listitem')[1]!;
    await expect(animationsOf(second())).toEqual([]);
    await user.click(canvas.getByRole('button', { name: 'Proceed' }));
    const step = second();
    await expect(step).toHaveAttribute('aria-current', 'step');
    // A cover shrinks over the line of the step.
    await expect(animationsOf(step).map(({ animationName }) => animationName)).toEqual(['emptyBar', 'swell']);
    const [line] = animationsOf(step);
    const cover = targetOf(line!);
    await expect(boxOf(cover).width).toBe(boxOf(step).width);
    await expect(getComputedStyle(cover).backgroundColor).not.toBe(getComputedStyle(step).borderTopColor);
    line!.currentTime = half(line!);
    await expect(boxOf(cover).right).toBe(boxOf(step).right);
    line!.finish();
    await expect(boxOf(cover).width).toBe(0);

    await user.click(canvas.getByRole('button', { name: 'Back' }));
    const left = second();
    await expect(left).not.toHaveAttribute('aria-current');
    const [emptied] = animationsOf(left);
    await expect(boxOf(targetOf(emptied!)).width).toBe(boxOf(left).width);
    emptied!.currentTime = half(emptied!);
    await expect(boxOf(targetOf(emptied!)).left).toBe(boxOf(left).left);
  },
};
