import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent as user } from 'storybook/test';
import { MoreChoices, useFittingChoices } from './FittingChoices';

interface StepProps {
  /** The choices that the shopper has made before the step opens. */
  readonly chosen: readonly string[];
}

/** A step with three choices, of which 'Missed Period' does not fit the patient. */
function Step({ chosen: first }: StepProps) {
  const [chosen, setChosen] = useState(first);
  const { listId, isHidden, more } = useFittingChoices(chosen, (choice) => choice === 'Missed Period');
  return (
    <>
      <ul id={listId} role="list">
        {['Cough', 'Headache', 'Missed Period'].map((choice) => (
          <li key={choice} hidden={isHidden(choice)}>
            <button
              aria-pressed={chosen.includes(choice)}
              onClick={() => setChosen(chosen.includes(choice) ? [] : [choice])}
            >
              {choice}
            </button>
          </li>
        ))}
      </ul>
      <MoreChoices texts={{ more: 'Show them too', fewer: 'Leave them out' }} {...more} />
    </>
  );
}

const meta = {
  id: 'feature-consult-fittingchoices',
  title: 'Patterns/Consult/FittingChoices',
  component: Step,
  args: { chosen: [] },
} satisfies Meta<typeof Step>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button shows the choice that does not fit, and hides it again. It controls the list. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'Show them too', expanded: false });
    await expect(more).toHaveAttribute('aria-controls', canvas.getByRole('list').id);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await user.click(more);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await user.click(canvas.getByRole('button', { name: 'Leave them out', expanded: true }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** A chosen one stays, also once it is chosen no longer, so that its button keeps the focus. */
export const ChosenStays: Story = {
  tags: ['behaviour'],
  args: { chosen: ['Missed Period'] },
  play: async ({ canvas }) => {
    const period = canvas.getByRole('button', { name: 'Missed Period', pressed: true });
    await user.click(period);
    await expect(period).toHaveAttribute('aria-pressed', 'false');
    await expect(period).toBeVisible();
  },
};
