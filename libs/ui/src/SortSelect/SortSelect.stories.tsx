import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SortSelect } from './SortSelect';

/**
 * ### Use
 *
 * - For the order of a list, above it. The list changes at once.
 *
 * ### Avoid
 *
 * - The contents of a list: `FilterPanel`. A value in a form: `SelectField`.
 *
 * **Text:** Name both ends: _Price low to high_.
 */
const meta = {
  id: 'ui-sortselect',
  title: 'Forms/SortSelect',
  tags: ['autodocs'],
  component: SortSelect,
  args: {
    label: 'Sort by',
    value: '',
    options: [
      { value: '', label: 'All' },
      { value: 'asc', label: 'Price low to high' },
      { value: 'desc', label: 'Price high to low' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof SortSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['CATALOGUE-05'] },
  play: async ({ canvas }) => {
    const options = within(canvas.getByRole('combobox', { name: 'Sort by' })).getAllByRole('option');
    const names = options.map((option) => option.textContent);
    await expect(names).toEqual(['All', 'Price low to high', 'Price high to low']);
  },
};

export const Filled: Story = { args: { value: 'desc' } };

export const Mobile: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'w360' } } };

export const ChoiceCallsOnce: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Price low to high');
    await expect(args.onChange).toHaveBeenCalledWith('asc');
  },
};
