import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { counted, Lines, Pseudo, withoutCode } from '../stories';
import { QuantityStepper } from './QuantityStepper';

/**
 * ### Use
 *
 * - A small number that changes by one. The names of the buttons contain the item.
 *
 * ### Avoid
 *
 * - Large numbers: use `TextField`. Removal: use a separate button.
 *
 * ### Keyboard
 *
 * | Key | Effect |
 * | --- | --- |
 * | Tab | moves to minus, then to plus |
 * | Enter, Space | changes the quantity by one; minus at the minimum, and plus at the maximum, does nothing and keeps the focus |
 */
const meta = {
  id: 'ui-quantitystepper',
  title: 'Forms/QuantityStepper',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: QuantityStepper,
  args: {
    value: 2,
    onIncrease: fn(),
    onDecrease: fn(),
    labels: {
      group: 'Quantity of Paracip 650',
      decrease: 'One less of Paracip 650',
      increase: 'One more of Paracip 650',
      value: 'Qty',
    },
  },
  decorators: [counted],
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['CART-05', 'CART-06', 'CART-07'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Quantity of Paracip 650' })).toBeVisible();
    const quantity = canvas.getByRole('status');
    await expect(quantity).toHaveTextContent('Qty 2');
    await userEvent.click(canvas.getByRole('button', { name: 'One more of Paracip 650' }));
    await expect(quantity).toHaveTextContent('Qty 3');
    await userEvent.click(canvas.getByRole('button', { name: 'One less of Paracip 650' }));
    await expect(quantity).toHaveTextContent('Qty 2');
  },
};

export const MinusStopsAtMinimum: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas, args }) => {
    const minus = canvas.getByRole('button', { name: 'One less of Paracip 650' });
    minus.focus();
    await userEvent.keyboard('{Enter}{Enter} ');
    await expect(canvas.getByRole('status')).toHaveTextContent('Qty 1');
    await expect(args.onDecrease).toHaveBeenCalledTimes(1);
    await expect(minus).toHaveFocus();
    await expect(minus).toHaveAttribute('aria-disabled', 'true');
  },
};

export const PlusStopsAtMaximum: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { max: 3 },
  play: async ({ canvas, args }) => {
    const plus = canvas.getByRole('button', { name: 'One more of Paracip 650' });
    plus.focus();
    await userEvent.keyboard('{Enter}{Enter} ');
    await expect(canvas.getByRole('status')).toHaveTextContent('Qty 3');
    await expect(args.onIncrease).toHaveBeenCalledTimes(1);
    await expect(plus).toHaveFocus();
    await expect(plus).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'One less of Paracip 650' }));
    await expect(plus).toHaveAttribute('aria-disabled', 'false');
  },
};

/** Minus does nothing. A button of its own removes the product. */
export const AtMinimum: Story = {
  args: { value: 1 },
  play: async ({ canvas }) => {
    const minus = canvas.getByRole('button', { name: 'One less of Paracip 650' });
    await expect(minus).toHaveAttribute('aria-disabled', 'true');
    await expect(minus).toBeEnabled();
  },
};

/** The text near the stepper names the limit, because the button has no room for a reason. */
export const AtMaximum: Story = {
  args: { value: 3, max: 3 },
  render: (args) => (
    <Lines>
      <QuantityStepper {...args} />
      <p>At most 3 packs in one order.</p>
    </Lines>
  ),
};

export const PseudoStates: Story = {
  parameters: withoutCode,
  name: 'Hover, focus, pressed',
  render: (args) => <Pseudo of={<QuantityStepper {...args} />} />,
};

export const Disabled: Story = { args: { disabled: true } };

export const LongContent: Story = { args: { value: 1250 } };
