import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field, InputBox, useControl, type FieldProps } from './Field';

function FieldWithInput(props: FieldProps) {
  const control = useControl(props);
  return (
    <Field {...props} id={control.id}>
      <InputBox {...control} />
    </Field>
  );
}

const meta = {
  id: 'ui-field',
  title: 'Forms/Field',
  component: FieldWithInput,
  args: { label: 'City', name: 'city' },
} satisfies Meta<typeof FieldWithInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'City' });
    await expect(input).toBeValid();
    await expect(input).not.toHaveAttribute('aria-describedby');
  },
};

export const WithHelp: Story = {
  args: { hint: 'Where the parcel goes.', required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'City' });
    await expect(input).toHaveAccessibleDescription('Where the parcel goes.');
    await expect(input).toBeRequired();
  },
};

export const Invalid: Story = {
  args: { hint: 'Where the parcel goes.', error: 'Type the name of a city.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'City' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Where the parcel goes. Type the name of a city.');
    await expect(canvas.getByText(/the name of a city/).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'City' })).toBeDisabled();
  },
};

export const LongContent: Story = {
  args: {
    label: 'City, town or village, as it stands on the letters that reach you there without a detour',
    hint: 'Where the parcel goes. '.repeat(6),
    error: 'Type the name of a city, town or village to which we deliver. '.repeat(3),
  },
  globals: { viewport: { value: 'w360' } },
};
