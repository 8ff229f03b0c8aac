import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Price } from '../Price/Price';
import { controlled, FormWidth, Pseudo, withoutCode } from '../stories';
import { RadioCardGroup } from './RadioCardGroup';

const priceOf = (rupees: number) => <Price amountRupees={rupees} labels={{ now: 'Price', mrp: 'MRP' }} />;

/**
 * ### Use
 *
 * - One of two to six options with an explanation or a price.
 * - `columns` for short cards.
 *
 * ### Avoid
 *
 * - Many or familiar options: use `SelectField`. Several at once: use `CheckboxField`. Views of one thing: use `Tabs`.
 *
 * ### Keyboard
 *
 * | Key | Effect |
 * | --- | --- |
 * | Tab | moves to the chosen card, or to the first one; the group is one Tab stop |
 * | Arrow keys | choose the next or previous card and wrap around |
 * | Space | chooses the focused card if none is chosen |
 */
const meta = {
  id: 'ui-radiocardgroup',
  title: 'Forms/RadioCardGroup',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: RadioCardGroup,
  args: {
    legend: 'Choose your plan',
    value: null,
    onChange: fn(),
    options: [
      { value: 'three', label: '3 months', description: '₹55 a month', end: priceOf(165) },
      { value: 'six', label: '6 months', description: '₹46 a month', end: priceOf(275) },
    ],
  },
  decorators: [controlled()],
} satisfies Meta<typeof RadioCardGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Choose your plan' })).toBeVisible();
    await userEvent.click(canvas.getByText('6 months'));
    await expect(canvas.getByRole('radio', { name: /6 months/ })).toBeChecked();
    await expect(args.onChange.mock.calls).toEqual([['six']]);
  },
};

export const PseudoStates: Story = {
  parameters: withoutCode,
  name: 'Hover, focus, pressed',
  render: (args) => <Pseudo of={<RadioCardGroup {...args} />} control="label" />,
};

export const Filled: Story = { args: { value: 'six', columns: 2 } };

export const Columns: Story = {
  parameters: { onlyAt: 'w768' },
  render: (args) => (
    <FormWidth style={{ maxWidth: 'none' }}>
      {([1, 2, 3] as const).map((count) => (
        <RadioCardGroup key={count} {...args} legend={`${count}`} legendHidden={count > 1} columns={count} />
      ))}
    </FormWidth>
  ),
};

export const Invalid: Story = {
  args: { error: 'Please choose a plan.', required: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toHaveAccessibleDescription('Please choose a plan.');
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
  },
};

export const Disabled: Story = {
  args: {
    options: [
      { value: 'chat', label: 'Chat' },
      { value: 'video', label: 'Video', description: 'Not open yet', disabled: true },
    ],
  },
};

export const ArrowKeysChoose: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    const three = canvas.getByRole('radio', { name: /3 months/ });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /6 months/ })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(three).toBeChecked();
    await expect(three).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('radiogroup')).not.toContainElement(document.activeElement as HTMLElement);
  },
};

export const LongContent: Story = {
  args: {
    options: [
      {
        value: 'a',
        label: 'Asha Kulkarni, 67 years, lives with us in Pune',
        description: 'Takes medicines for blood pressure in the morning and for the thyroid on an empty stomach',
      },
    ],
  },
  globals: { viewport: { value: 'w360' } },
};
