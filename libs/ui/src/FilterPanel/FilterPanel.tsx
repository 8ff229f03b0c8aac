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
  /** The filter's name in the address. */
  name: string;
  legend: string;
  options: readonly FilterOption[];
}

export interface FilterPanelProps {
  groups: readonly FilterGroup[];
  onToggle: (name: string, value: string, checked: boolean) => void;
}

/** Side by side where there is room for two, as in a sheet; below each other in a sidebar. */
const Groups = chakra('div', filterPanelGroups);

const Group = chakra('fieldset', filterPanelGroup);

const Legend = chakra('legend', filterPanelLegend);
const Options = chakra('div', filterPanelOptions);

/** Groups of boxes, of which any number may be ticked (CATALOGUE-01 to CATALOGUE-03). */
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
