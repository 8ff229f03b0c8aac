import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { controlled, inBox } from '../stories';
import { PasswordField } from './PasswordField';

/**
 * ### Use
 *
 * - Every password, with `current-password` or `new-password`.
 *
 * ### Avoid
 *
 * - A one-time code: use `TextField`. A second field for the same password.
 *
 * ### Keyboard
 *
 * | Key | Effect |
 * | --- | --- |
 * | Tab | moves to the field, then to its button |
 * | Enter, Space | on the button shows the password, or hides it |
 */
const meta = {
  id: 'ui-passwordfield',
  title: 'Forms/PasswordField',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: PasswordField,
  args: {
    label: 'Password',
    name: 'password',
    value: '',
    onChange: fn(),
    autoComplete: 'current-password',
    labels: { show: 'Show password', hide: 'Hide password' },
  },
  decorators: [inBox({ maxWidth: '26rem' }), controlled()],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  args: { value: 'correct horse' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await fireEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('correct horse');
    await fireEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const Invalid: Story = { args: { value: 'abc', error: 'At least six characters, please.' } };

export const Disabled: Story = { args: { disabled: true, value: 'correct horse' } };
