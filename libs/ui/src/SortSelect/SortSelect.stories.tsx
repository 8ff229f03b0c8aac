import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, fireEvent, within } from 'storybook/test';
import { SortSelect } from './SortSelect';

/**
 * ### Use
 *
 * - The order of a list, with both ends: _Price low to high_.
 *
 * ### Avoid
 *
 * - The contents of a list: use `FilterPanel`. A form: use `SelectField`.
 *
 * ### Keyboard
 *
 * | Key | Effect |
 * | --- | --- |
 * | Tab | reaches the list of orders |
 * | Up Arrow, Down Arrow | choose another order, or open the list on a Mac |
 * | Space | opens the list |
 */
const meta = {
  id: 'ui-sortselect',
  title: 'Forms/SortSelect',
  tags: ['autodocs', 'stable', 'since-0.1'],
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
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort by' });
    const options = within(select).getAllByRole('option');
    const names = options.map((option) => option.textContent);
    await expect(names).toEqual(['All', 'Price low to high', 'Price high to low']);
    await fireEvent.change(select, { target: { value: 'asc' } });
    await expect(args.onChange).toHaveBeenCalledWith('asc');
  },
};

export const Filled: Story = { args: { value: 'desc' } };

/** The label is visible in the box, above the chosen order, and the box is no higher for it. */
export const Mobile: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const label = canvas.getByText('Sort by').getBoundingClientRect();
    const select = canvas.getByRole('combobox', { name: 'Sort by' }).getBoundingClientRect();
    await expect(label.width).toBeGreaterThan(30);
    await expect(label.top).toBeGreaterThan(select.top);
    await expect(label.bottom).toBeLessThan(select.top + select.height / 2);
    await expect(select.height).toBe(44);
  },
};
