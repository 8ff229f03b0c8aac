import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent as user } from 'storybook/test';
import { AddNumber } from './AddNumber';

const meta = {
  id: 'feature-payment-addnumber',
  title: 'Patterns/Consult/AddNumber',
  component: AddNumber,
  args: { phone: '', isPaid: false, onAdd: fn() },
} satisfies Meta<typeof AddNumber>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const text = 'Without a phone number no doctor can call. Add one here, or after you pay, in My orders.';
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Patient phone number' })).toHaveValue('');
  },
};

export const Paid: Story = {
  tags: ['behaviour'],
  args: { isPaid: true },
  play: async ({ canvas }) => {
    const text = 'Without a phone number no doctor can call. Add one here: your consultation stays booked.';
    await expect(canvas.getByText(text)).toBeVisible();
  },
};

/** A text that the shopper gave before, and that is no number, is named, and the field shows its error at once. */
export const Invalid: Story = {
  args: { phone: '12345' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Patient phone number' });
    await expect(field).toHaveValue('12345');
    const text = '12345 is not a phone number, so no doctor can call. Add one here, or after you pay, in My orders.';
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(field).toHaveAccessibleDescription(
      'A phone number has at least 10 digits, not counting zeros in front.',
    );
  },
};

export const InvalidAfterPayment: Story = {
  tags: ['behaviour'],
  args: { phone: '12345', isPaid: true },
  play: async ({ canvas }) => {
    const text = '12345 is not a phone number, so no doctor can call. Add one here: your consultation stays booked.';
    await expect(canvas.getByText(text)).toBeVisible();
  },
};

export const RefusesThenAdds: Story = {
  tags: ['behaviour'],
  render: function Adding(args) {
    const [phone, setPhone] = useState('');
    return (
      <AddNumber
        {...args}
        phone={phone}
        onAdd={(added) => {
          args.onAdd(added);
          setPhone(added);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Patient phone number' });
    await user.click(canvas.getByRole('button', { name: 'Add number' }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Enter a phone number first.');
    await user.type(field, '12345{Enter}');
    await expect(field).toHaveAccessibleDescription(
      'A phone number has at least 10 digits, not counting zeros in front.',
    );
    await user.type(field, '678901234567{Enter}');
    await expect(field).toHaveAccessibleDescription('A phone number has at most 15 digits.');
    await user.clear(field);
    await user.type(field, 'call me in the evening{Enter}');
    await expect(field).toHaveAccessibleDescription('Use digits only, with spaces, + or - between them.');
    await expect(args.onAdd).not.toHaveBeenCalled();
    await user.clear(field);
    await user.type(field, '12345 67890 {Enter}');
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    await expect(args.onAdd).toHaveBeenCalledWith('12345 67890');
    await expect(canvas.getByText('The phone number is added.')).toHaveFocus();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const NumberKnown: Story = {
  tags: ['behaviour'],
  args: { phone: '98765 43210' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
};
