import {
  filterPanelGroup,
  filterPanelGroups,
  filterPanelLegend,
  filterPanelOptions,
} from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import type { ReactNode } from 'react';
import { CheckboxField } from '../CheckboxField/CheckboxField';

export interface FilterOption {
  value: string;
  label: ReactNode;
  checked: boolean;
}

export interface FilterGroup {
  /** The filter's name in the URL. */
  name: string;
  legend: string;
  options: readonly FilterOption[];
}

export interface FilterPanelProps {
  /** The groups, in display order. */
  groups: readonly FilterGroup[];
  /** Called with the name of the group, the value and the new checked state. */
  onToggle: (name: string, value: string, checked: boolean) => void;
}

/** The groups are side by side where there is room for two, as in a sheet. In a sidebar, they are below each other. */
const Groups = chakra('div', filterPanelGroups);

const Group = chakra('fieldset', filterPanelGroup);

const Legend = chakra('legend', filterPanelLegend);
const Options = chakra('div', filterPanelOptions);

/** A filter panel with groups of checkboxes. Any number of them can be checked (CATALOGUE-01 to CATALOGUE-03). */
export function FilterPanel({ groups, onToggle }: FilterPanelProps) {
  return (
    <Groups>
      {groups.map(({ name, legend, options }) => (
        <Group key={name}>
          <Legend>{legend}</Legend>
          <Options>
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
          </Options>
        </Group>
      ))}
    </Groups>
  );
}
