import { filterPanel } from '../../styled-system/recipes';
import type { ReactNode } from 'react';
import { CheckboxField } from '../CheckboxField/CheckboxField';

const classes = filterPanel();

export interface FilterOption {
  value: string;
  label: ReactNode;
  checked: boolean;
}

export interface FilterGroup {
  /** The name in the URL. */
  name: string;
  legend: string;
  options: readonly FilterOption[];
}

export interface FilterPanelProps {
  groups: readonly FilterGroup[];
  onToggle: (name: string, value: string, checked: boolean) => void;
}

/** A filter panel with groups of checkboxes. */
export function FilterPanel({ groups, onToggle }: FilterPanelProps) {
  return (
    <div className={classes.groups}>
      {groups.map(({ name, legend, options }) => (
        <fieldset className={classes.group} key={name}>
          <legend className={classes.legend}>{legend}</legend>
          <div className={classes.options}>
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
          </div>
        </fieldset>
      ))}
    </div>
  );
}
