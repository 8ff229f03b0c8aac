import { fillSilently } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent as user } from 'storybook/test';
import { UpiPanel } from './UpiPanel';

const meta = {
  id: 'feature-payment-upipanel',
  title: 'Patterns/Payment/UpiPanel',
  component: UpiPanel,
  args: { onPay: fn() },
} satisfies Meta<typeof UpiPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Invalid: Story = {
  parameters: { requirements: ['PAYMENT-04', 'PAYMENT-07', 'VALID-16'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox')).toBeRequired();
    await user.click(canvas.getByRole('button', { name: 'Verify & Pay' }));
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Type your UPI ID first\./);
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

/** The advice waits until the field loses the focus, so that it never interrupts typing. */
export const Advised: Story = {
  parameters: { requirements: ['VALID-16'] },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await user.type(field, 'meera');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await user.tab();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^A UPI ID usually looks like name@bankname/);
    await user.type(field, '{Enter}');
    await expect(args.onPay).toHaveBeenCalledTimes(1);
    fillSilently(field, 'meera.iyer@newbank');
    await user.click(canvas.getByRole('button', { name: 'Verify & Pay' }));
    await expect(args.onPay).toHaveBeenCalledTimes(2);
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
