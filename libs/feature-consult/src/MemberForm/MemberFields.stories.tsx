import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent as user } from 'storybook/test';
import { emptyDraft, type Draft } from './member-draft';
import { MemberFields } from './MemberFields';

interface FormProps {
  /** The texts before the first key. */
  readonly draft: Draft;
  /** Whether both required fields show that they are missing. */
  readonly isWrong: boolean;
  readonly failure: string | null;
}

/** A form that holds the texts of the fields, as the dialogs do. */
function Form({ draft: first, isWrong, failure }: FormProps) {
  const [draft, setDraft] = useState(first);
  const firstField = useRef<HTMLInputElement>(null);
  return (
    <MemberFields
      draft={draft}
      onChange={(next) => setDraft({ ...draft, ...next })}
      isWrong={() => isWrong}
      firstField={firstField}
      failure={failure}
    />
  );
}

const meta = {
  id: 'feature-consult-memberfields',
  title: 'Patterns/Consult/MemberFields',
  component: Form,
  args: { draft: emptyDraft, isWrong: false, failure: null },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

const advice = 'Write the age in figures, such as 58 or 8 months. You can submit it all the same.';

/** An age without a digit is accepted, with an advice. */
export const Default: Story = {
  parameters: { requirements: ['VALID-14', 'VALID-15'] },
  play: async ({ canvas }) => {
    const age = canvas.getByRole('textbox', { name: 'Age' });
    await user.type(age, 'eight');
    await expect(age).toHaveValue('eight');
    await expect(age).not.toBeInvalid();
    await expect(age).toHaveAccessibleDescription(advice);
    await user.clear(age);
    await user.type(age, '8');
    await expect(age).not.toHaveAccessibleDescription(advice);
  },
};

export const Missing: Story = {
  tags: ['behaviour'],
  args: { isWrong: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Patient name' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Age' })).toBeInvalid();
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { draft: { name: 'Arjun Iyer', age: '8', gender: 'male' }, failure: 'We could not save the change.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not save the change.');
  },
};
