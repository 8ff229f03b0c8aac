import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { controlled, Line, Pseudo, withoutCode } from '../stories';
import { CheckboxField } from './CheckboxField';

/**
 * ### Use
 *
 * - A positive statement that is true or false: _Send me offers_.
 *
 * ### Avoid
 *
 * - One of a few options: use `RadioCardGroup`. A filter: use `Chip` or `FilterPanel`.
 *
 * ### Keyboard
 *
 * | Key | Effect |
 * | --- | --- |
 * | Tab | reaches the checkbox |
 * | Space | ticks the box, or clears it |
 */
const meta = {
  id: 'ui-checkboxfield',
  title: 'Forms/CheckboxField',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: CheckboxField,
  args: { label: 'Only what is in stock', name: 'stock', checked: false, onChange: fn() },
  decorators: [controlled('checked')],
} satisfies Meta<typeof CheckboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Only what is in stock' });
    await userEvent.click(canvas.getByText('Only what is in stock'));
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange.mock.calls).toEqual([[true], [false]]);
  },
};

export const Filled: Story = { args: { checked: true } };

/** An empty box is a line around the colour of the page. The grey of the browser would look disabled. */
export const EmptyInDark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveStyle({ appearance: 'none', backgroundColor: 'rgba(0, 0, 0, 0)', borderTopWidth: '1px' });
    await expect(box.offsetWidth).toBe(20);
  },
};

/** A box of the browser without a style of its own keeps the size that it has in light. */
export const NativeInDark: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { theme: 'dark' },
  render: () => (
    <Line>
      <input type="checkbox" aria-label="Only what is in stock" />
      <input type="radio" name="order" aria-label="Price" />
    </Line>
  ),
  play: async ({ canvas }) => {
    for (const box of [canvas.getByRole('checkbox'), canvas.getByRole('radio')]) {
      await expect([box.offsetWidth, box.offsetHeight]).toEqual([13, 13]);
    }
  },
};

export const Invalid: Story = {
  args: { label: 'I have read how my health data is kept', error: 'Please read it before you go on.', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Please read it before you go on.');
  },
};

export const Disabled: Story = { args: { disabled: true, checked: true } };

export const PseudoStates: Story = {
  parameters: withoutCode,
  name: 'Hover, focus, pressed',
  render: (args) => <Pseudo control="input" of={<CheckboxField {...args} />} />,
};

export const LongContent: Story = {
  args: {
    label: 'I agree that the doctor on duty sees what I have written about my health, and nobody else',
    hint: 'Needed for a consultation.',
  },
  globals: { viewport: { value: 'w360' } },
};
