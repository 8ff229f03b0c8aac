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
