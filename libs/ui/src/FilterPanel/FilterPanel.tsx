import type { ReactNode } from 'react';
import { CheckboxField } from '../CheckboxField/CheckboxField';
import { styled } from '../theme/styled';

/** One checkbox of a group. */
export interface FilterOption {
  /** The value in the URL, unique in its group. */
  value: string;
  /** The visible label: text, or a `RatingChoice`. */
  label: ReactNode;
  /** Whether the filter is active. */
  checked: boolean;
}

/** A group of checkboxes of which any number can be ticked. */
export interface FilterGroup {
  /** The name of the query parameter in the URL, unique in the panel. */
  name: string;
  /** The visible heading. A screen reader announces it with the first checkbox of the group. */
  legend: string;
  /** The checkboxes from top to bottom. */
  options: readonly FilterOption[];
}

export interface FilterPanelProps {
  /** The groups. They are next to each other if there is room for two, and otherwise below each other. */
  groups: readonly FilterGroup[];
  /** Called with the group, the option and its new state. The panel keeps no state of its own. */
  onToggle: (name: string, value: string, checked: boolean) => void;
}

/**
 * `FilterPanel` is for the filters of a list, which combine freely and apply at once. The order of a list is a
 * `SortSelect`, an active filter a `Chip`, and a checkbox of a form a `CheckboxField`.
 */
export function FilterPanel({ groups, onToggle }: FilterPanelProps) {
  return (
    <styled.div display="grid" gridTemplateColumns="[repeat(auto-fit, minmax(min(9rem, 100%), 1fr))]" gap="5">
      {groups.map(({ name, legend, options }) => (
        <styled.fieldset minW="0" key={name}>
          {/* A floated legend is laid out like any block. Otherwise it is on the border of the fieldset. */}
          <styled.legend float="[left]" w="full" mb="1" fontWeight="semibold">
            {legend}
          </styled.legend>
          <styled.div clear="both">
            {options.map(({ value, label, checked }) => (
              <CheckboxField
                key={value}
                name={name}
                value={value}
                label={label}
                checked={checked}
                onChange={(next) => onToggle(name, value, next)}
              />
            ))}
          </styled.div>
        </styled.fieldset>
      ))}
    </styled.div>
  );
}
