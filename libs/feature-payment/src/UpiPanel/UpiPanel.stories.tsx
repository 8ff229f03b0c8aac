import { fillSilently } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent as user } from 'storybook/test';
import { UpiPanel } from './UpiPanel';
import { useUpiId } from './useUpiId';

/** The panel as a screen uses it: `onPay` is called for each press that the rule lets through. */
function CheckedPanel({ onPay, ...rest }: Omit<ComponentProps<typeof UpiPanel>, 'upi'>) {
  const upi = useUpiId();
  return <UpiPanel {...rest} upi={upi} onPay={() => upi.check() && onPay()} />;
}

const meta = {
  id: 'feature-payment-upipanel',
  title: 'Patterns/Payment/UpiPanel',
  component: CheckedPanel,
  args: { onPay: fn() },
} satisfies Meta<typeof CheckedPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Invalid: Story = {
  parameters: { requirements: ['PAYMENT-04', 'PAYMENT-07', 'VALID-16'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox')).toBeRequired();
    await expect(canvas.getByText('Verify & Pay and Confirm Payment both pay with it.')).toBeVisible();
    const pay = canvas.getByRole('button', { name: 'Verify & Pay' });
    await expect(canvas.getByText(/both pay with/).compareDocumentPosition(pay)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(pay);
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Type your UPI ID first\./);
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await user.click(pay);
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

/** The advice waits until the field loses the focus, so that it never interrupts typing. */
export const Advised: Story = {
  parameters: { requirements: ['VALID-16'] },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await user.type(field, 'meera');
    const advice = canvas.getByRole('status');
    const pay = canvas.getByRole('button', { name: 'Verify & Pay' });
    await expect(advice).toBeEmptyDOMElement();
    await expect(canvas.getByText('Any ID of this form will do.')).toBeVisible();
    await user.tab();
    await expect(advice).toHaveTextContent(/^A UPI ID usually looks like name@bankname/);
    await expect(canvas.getByText('Any ID of this form will do.')).not.toBeVisible();
    await expect(advice.compareDocumentPosition(pay)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const gap =
      advice.getBoundingClientRect().top -
      canvas.getByText('name/phone number@bankname').getBoundingClientRect().bottom;
    await expect(gap).toBeLessThanOrEqual(8);
    fillSilently(field, 'meera.iyer@newbank');
    await user.click(canvas.getByRole('button', { name: 'Verify & Pay' }));
    await expect(args.onPay).toHaveBeenCalledTimes(1);
  },
};

/** The advice moves nothing under the pointer, for which its room is there before it. */
export const StaysUnderPointer: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const pay = canvas.getByRole('button', { name: 'Verify & Pay' });
    await user.type(canvas.getByRole('textbox'), 'meera');
    const { top } = pay.getBoundingClientRect();
    // One session knows at the release that the press was on the same button, which makes a click.
    const mouse = user.setup();
    await mouse.pointer({ keys: '[MouseLeft>]', target: pay });
    await expect(canvas.getByRole('status')).toHaveTextContent(/^A UPI ID usually looks like/);
    await expect(pay.getBoundingClientRect().top).toBe(top);
    await mouse.pointer({ keys: '[/MouseLeft]', target: pay });
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Not paid yet/);
  },
};

/** For a total of 0 rupees, a note above the field explains the question for an ID. */
export const NothingToPay: Story = {
  args: { isFree: true },
  parameters: { requirements: ['AMB-34'] },
  play: async ({ canvas }) => {
    const note = canvas.getByText(
      'You pay ₹0. To go on, type any UPI ID of the form name@bankname, such as 9876543210@upi.',
    );
    await expect(note).toBeVisible();
    await expect(note.compareDocumentPosition(canvas.getByRole('textbox'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.queryByText('Any ID of this form will do.')).toBeNull();
  },
};

/** An unusual ID pays at the second press. A double click counts as one press. */
export const UnusualPaysAtSecondPress: Story = {
  parameters: { requirements: ['VALID-16'] },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    const pay = canvas.getByRole('button', { name: 'Verify & Pay' });
    await user.type(field, 'asha');
    await user.dblClick(pay);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Not paid yet: a UPI ID usually looks like name@bankname. Correct it, or press again to pay with this one.',
    );
    await user.type(field, 'rao{Enter}');
    await expect(field).toHaveFocus();
    await expect(args.onPay).not.toHaveBeenCalled();
    await user.click(pay);
    await expect(args.onPay).toHaveBeenCalledTimes(1);
  },
};

/** An ID without its bank gets an example of the missing part, before and after a press. */
export const BankMissing: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, args }) => {
    await user.type(canvas.getByRole('textbox'), 'asha@');
    await user.tab();
    const advice = canvas.getByRole('status');
    await expect(advice).toHaveTextContent(/^After the @ comes your bank or app, for example asha@okbank\.$/);
    await user.click(canvas.getByRole('button', { name: 'Verify & Pay' }));
    await expect(advice).toHaveTextContent(
      /^Not paid yet: after the @ comes your bank or app, for example asha@okbank\./,
    );
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    await user.type(canvas.getByRole('textbox'), 'meera.iyer@okicici{Enter}');
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};
