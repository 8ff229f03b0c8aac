import { PRODUCT_CATEGORIES, PRODUCT_RATINGS } from '@niramaya/contract';
import { medicinesCopy } from '@niramaya/copy/medicines';
import type { Filters } from '@niramaya/data-access';
import { CategoryIcon, FilterPanel, RatingChoice } from '@niramaya/ui';
import { Star } from 'lucide-react';

/** The filters of the listing, and the function that changes them. */
export interface ListingFiltersProps {
  readonly filters: Filters;
  /**
   * Called with the new filters. The control that calls it is still there afterwards, so it keeps the focus. A control
   * that disappears with its click calls `onFiltersReplace` of `ListingProps` instead.
   */
  readonly onFiltersChange: (next: Filters) => void;
}

const toggled = <T,>(list: readonly T[], value: T, isOn: boolean): readonly T[] =>
  isOn ? [...list, value] : list.filter((other) => other !== value);

/**
 * Returns the filters after a choice was ticked or cleared. `name` is that of a group, `value` that of an option. An
 * unknown name or value changes nothing.
 */
export function withChoice(filters: Filters, name: string, value: string, isOn: boolean): Filters {
  if (name === 'category') {
    const category = PRODUCT_CATEGORIES.find((known) => known === value);
    return category ? { ...filters, categories: toggled(filters.categories, category, isOn) } : filters;
  }
  if (name === 'rating') {
    const rating = PRODUCT_RATINGS.find((known) => String(known) === value);
    return rating ? { ...filters, ratings: toggled(filters.ratings, rating, isOn) } : filters;
  }
  return filters;
}

/**
 * Returns the groups of filters with their state. Checkboxes show the `label` of an option, and chips its icon and
 * text.
 */
export const filterGroups = (filters: Filters) => [
  {
    name: 'category',
    legend: medicinesCopy.filters.category,
    options: PRODUCT_CATEGORIES.map((value) => ({
      value,
      label: medicinesCopy.categories[value],
      icon: <CategoryIcon name={value} size={20} />,
      text: medicinesCopy.categories[value],
      checked: filters.categories.includes(value),
    })),
  },
  {
    name: 'rating',
    legend: medicinesCopy.filters.rating,
    options: PRODUCT_RATINGS.map((rating) => ({
      value: String(rating),
      label: <RatingChoice rating={rating} unit={medicinesCopy.filters.stars(rating)} />,
      icon: <Star aria-hidden />,
      text: `${rating} ${medicinesCopy.filters.stars(rating)}`,
      checked: filters.ratings.includes(rating),
    })),
  },
];

/**
 * FilterChoices has the checkboxes of both groups (requirements CATALOGUE-02 and CATALOGUE-03 in
 * `docs/requirements.md`).
 */
export const FilterChoices = ({ filters, onFiltersChange }: ListingFiltersProps) => (
  <FilterPanel
    groups={filterGroups(filters)}
    onToggle={(name, value, isOn) => onFiltersChange(withChoice(filters, name, value, isOn))}
  />
);

/** Returns the filters with no category and no rating ticked. The search text and the sort order stay. */
export const withoutChoices = (filters: Filters): Filters => ({ ...filters, categories: [], ratings: [] });

/**
 * Returns the ticked options, each with its text, and in `without` the filters that remain when it is cleared. The sort
 * order is not among them.
 */
export const appliedFilters = (filters: Filters) =>
  filterGroups(filters).flatMap(({ name, options }) =>
    options.flatMap(({ value, text, checked }) =>
      checked ? { key: value, text, without: withChoice(filters, name, value, false) } : [],
    ),
  );
