import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FilterPanel, type FilterGroup } from './FilterPanel';
import { inBox } from '../stories';
import { RatingChoice } from './RatingChoice';

const categories = ['Vitamins', 'Nutrition', 'Personal care', 'Skin care', 'Ayurveda'];

const groups = (ticked: readonly string[]): FilterGroup[] => [
  {
    name: 'category',
    legend: 'Category',
    options: categories.map((label) => ({ value: label, label, checked: ticked.includes(label) })),
  },
  {
    name: 'rating',
    legend: 'Rating',
    options: [1, 2, 3, 4, 5].map((rating) => ({
      value: String(rating),
      label: <RatingChoice rating={rating} unit={rating === 1 ? 'star' : 'stars'} />,
      checked: ticked.includes(String(rating)),
    })),
  },
];

/**
 * ### Use
 *
 * - Filters of a list that combine freely and apply at once.
 *
 * ### Avoid
 *
 * - The order of the list: use `SortSelect`. Active filters: use `Chip`. A form: use `CheckboxField`.
 *
 * ### Keyboard
 *
 * | Key | Effect |
 * | --- | --- |
 * | Tab | moves to the next checkbox |
 * | Space | ticks the box, or clears it |
 */
const meta = {
  id: 'ui-filterpanel',
  title: 'Forms/FilterPanel',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: FilterPanel,
  args: { groups: groups([]), onToggle: fn() },
  decorators: [inBox({ maxWidth: 248 })],
} satisfies Meta<typeof FilterPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['API-35', 'API-36'] },
  play: async ({ canvas }) => {
    const names = (group: string) =>
      within(canvas.getByRole('group', { name: group }))
        .getAllByRole('checkbox')
        .map((box) => box.closest('label')?.textContent);
    await expect(names('Category')).toEqual(['Vitamins', 'Nutrition', 'Personal care', 'Skin care', 'Ayurveda']);
    await expect(names('Rating')).toEqual(['1 star', '2 stars', '3 stars', '4 stars', '5 stars']);
  },
};

export const Filled: Story = { args: { groups: groups(['Vitamins', 'Skin care', '4', '5']) } };

export const LongContent: Story = {
  args: {
    groups: [
      {
        name: 'category',
        legend: 'Category',
        options: [
          {
            value: 'long',
            label: 'Vitamins, minerals and everything else that comes in a small brown bottle',
            checked: true,
          },
        ],
      },
    ],
  },
};

export const ClickOnLabelToggles: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { groups: groups(['4']) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Vitamins'));
    await userEvent.click(canvas.getByText('4'));
    await expect(args.onToggle.mock.calls).toEqual([
      ['category', 'Vitamins', true],
      ['rating', '4', false],
    ]);
  },
};
