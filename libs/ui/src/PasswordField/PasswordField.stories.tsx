import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { FormWidth } from '../stories/Matrix';
import { PasswordField, type PasswordFieldProps } from './PasswordField';

function Typing(args: PasswordFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <FormWidth>
      <PasswordField {...args} value={value} onChange={setValue} />
    </FormWidth>
  );
}

const meta = {
  component: PasswordField,
  args: {
    label: 'Password',
    name: 'password',
    value: '',
    onChange: fn(),
    autoComplete: 'current-password',
    labels: { show: 'Show password', hide: 'Hide password' },
  },
  render: (args) => <Typing {...args} />,
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: 'correct horse' } };

export const Invalid: Story = {
  args: { value: 'abc', error: 'At least six characters, please.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toBeInvalid();
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('At least six characters, please.');
  },
};

export const Disabled: Story = { args: { disabled: true, value: 'correct horse' } };

export const ShowThenHide: Story = {
  tags: ['behaviour'],
  args: { value: 'correct horse' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('correct horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};
