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

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    await user.type(canvas.getByRole('textbox'), 'meera.iyer@okicici{Enter}');
    await expect(args.onPay).toHaveBeenCalledTimes(1);
  },
};

export const Invalid: Story = {
  play: async ({ canvas, args }) => {
    await user.click(canvas.getByRole('button', { name: 'Verify & Pay' }));
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Type your UPI ID first\./);
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

/** The advice shows after the field loses the focus, so that it never interrupts typing. */
export const Advised: Story = {
  play: async ({ canvas }) => {
    await user.type(canvas.getByRole('textbox'), 'meera');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await user.tab();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^A UPI ID usually looks like name@bankname/);
  },
};

export const FilledWithoutEvents: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    fillSilently(canvas.getByRole('textbox'), 'meera.iyer@newbank');
    await user.click(canvas.getByRole('button', { name: 'Verify & Pay' }));
    await expect(args.onPay).toHaveBeenCalledTimes(1);
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

export const Mobile: Story = { globals: { viewport: { value: 'w360' } } };
