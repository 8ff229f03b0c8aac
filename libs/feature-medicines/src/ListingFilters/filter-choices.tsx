import { PRODUCT_CATEGORIES, PRODUCT_RATINGS } from '@niramaya/contract';
import { medicinesCopy } from '@niramaya/copy/medicines';
import type { Filters } from '@niramaya/data-access';
import { CategoryIcon, FilterPanel, RatingChoice } from '@niramaya/ui';
import { Star } from 'lucide-react';

export interface ListingFiltersProps {
  readonly filters: Filters;
  readonly onFiltersChange: (next: Filters) => void;
}

const toggled = <T,>(list: readonly T[], value: T, isOn: boolean): readonly T[] =>
  isOn ? [...list, value] : list.filter((other) => other !== value);

/** An unknown name or value changes nothing. */
export function withChoice(filters: Filters, name: string, value: string, isOn: boolean): Filters {
  const category = PRODUCT_CATEGORIES.find((known) => name === 'category' && known === value);
  if (category) return { ...filters, categories: toggled(filters.categories, category, isOn) };
  const rating = PRODUCT_RATINGS.find((known) => name === 'rating' && String(known) === value);
  return rating ? { ...filters, ratings: toggled(filters.ratings, rating, isOn) } : filters;
}

/** The checkboxes have the label, the chips the icon and the text. */
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

export const FilterChoices = ({ filters, onFiltersChange }: ListingFiltersProps) => (
  <FilterPanel
    groups={filterGroups(filters)}
    onToggle={(name, value, isOn) => onFiltersChange(withChoice(filters, name, value, isOn))}
  />
);

export const nothingTicked = (filters: Filters): Filters => ({ ...filters, categories: [], ratings: [] });

export const appliedFilters = (filters: Filters) =>
  filterGroups(filters).flatMap(({ name, options }) =>
    options.flatMap(({ value, text, checked }) =>
      checked ? { key: value, text, without: withChoice(filters, name, value, false) } : [],
    ),
  );
