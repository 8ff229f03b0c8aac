import { underMedia } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { controlled, Line, Pseudo, withoutCode } from '../stories';
import { Chip } from './Chip';

const onToggle = fn();
const onRemove = fn();

/**
 * ### Use
 *
 * - A choice with an immediate effect. With `onRemove`, an active filter.
 * - After a removal, the screen moves the focus to the list.
 *
 * ### Avoid
 *
 * - A label that cannot be clicked: use `Badge`. An action: use `Button`. A form: use `CheckboxField`.
 *
 * ### Keyboard
 *
 * | Key | Effect |
 * | --- | --- |
 * | Tab | reaches the chip |
 * | Enter, Space | turns the chip on or off, or removes it |
 */
const meta = {
  id: 'ui-chip',
  title: 'Actions/Chip',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: Chip,
  args: { children: 'Fever', selected: false, onToggle },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fever', pressed: false }));
    await expect(onToggle.mock.calls).toEqual([[true]]);
  },
};

const fever = <Chip {...meta.args} />;

export const Variants: Story = {
  parameters: withoutCode,
  render: () => (
    <Line>
      {fever}
      <Chip selected onToggle={onToggle}>
        Cough
      </Chip>
      <Chip onRemove={onRemove} removeLabel="Remove filter: 4 stars">
        4 stars
      </Chip>
    </Line>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: 4 stars' }));
    await expect(onRemove).toHaveBeenCalledTimes(1);
  },
};

export const PseudoStates: Story = {
  parameters: withoutCode,
  name: 'Hover, focus, pressed',
  render: () => <Pseudo of={fever} />,
};

export const Touch: Story = {
  tags: ['!autodocs'],
  beforeEach: () => underMedia('(pointer: coarse)'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Fever' }).offsetHeight).toBe(44);
  },
};

export const LongContent: Story = {
  args: { children: 'Medicines that need to be kept in the refrigerator between 2 and 8 °C', selected: true },
  globals: { viewport: { value: 'w360' } },
};

export const DoubleClickCountsOnce: Story = {
  tags: ['behaviour', '!autodocs'],
  decorators: [controlled('selected', 'onToggle')],
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button', { name: 'Fever' });
    await userEvent.dblClick(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
  },
};
