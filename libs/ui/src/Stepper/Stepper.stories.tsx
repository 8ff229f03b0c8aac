import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Lines } from '../stories/Matrix';
import { Stepper } from './Stepper';

const meta = {
  component: Stepper,
  parameters: { alsoAt: 'w768' },
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

/** As prerendered, on a screen that belongs to the steps for some visitors only: the head of the document decides. */
export const ShownWhereTheDocumentSaysSo: Story = {
  tags: ['behaviour'],
  args: { shown: null },
  beforeEach: () => () => void delete document.documentElement.dataset.steps,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    document.documentElement.dataset.steps = '';
    await expect(canvas.getByRole('list', { name: 'Steps of your consultation' })).toBeVisible();
  },
};

export const LongContent: Story = {
  args: { steps: ['Whom is it for?', 'What ails them, and since when?', 'Speak with the doctor on duty'] },
  globals: { viewport: { value: 'w360' } },
};
