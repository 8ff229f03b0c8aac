import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FormWidth } from '../stories/Matrix';
import { useControlled } from '../stories/useControlled';
import { PasswordField } from './PasswordField';

/**
 * ### Use
 *
 * - For every password.
 * - `autoComplete` is `current-password` for sign-in, `new-password` for registration.
 *
 * ### Avoid
 *
 * - A one-time code: `TextField` with `inputMode="numeric"`.
 * - A second field for the same password.
 *
 * **Text:** The hint gives the rule, the error the correction.
 */
const meta = {
  id: 'ui-passwordfield',
  title: 'Forms/PasswordField',
  tags: ['autodocs'],
  component: PasswordField,
  args: {
    label: 'Password',
    name: 'password',
    value: '',
    onChange: fn(),
    autoComplete: 'current-password',
    labels: { show: 'Show password', hide: 'Hide password' },
  },
  render: function Typing(args) {
    const [value, onChange] = useControlled(args.value, args.onChange);
    return (
      <FormWidth>
        <PasswordField {...args} value={value} onChange={onChange} />
      </FormWidth>
    );
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: 'correct horse' } };

export const Invalid: Story = { args: { value: 'abc', error: 'At least six characters, please.' } };

export const Disabled: Story = { args: { disabled: true, value: 'correct horse' } };

export const ShowThenHide: Story = {
  tags: ['behaviour', '!autodocs'],
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
