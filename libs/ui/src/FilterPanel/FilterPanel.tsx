import type { ReactNode } from 'react';
import { CheckboxField } from '../CheckboxField/CheckboxField';
import { styled } from '../theme/styled';

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

/** Groups of checkboxes. */
export function FilterPanel({ groups, onToggle }: FilterPanelProps) {
  return (
    <styled.div display="grid" gridTemplateColumns="[repeat(auto-fit, minmax(min(9rem, 100%), 1fr))]" gap="5">
      {groups.map(({ name, legend, options }) => (
        <styled.fieldset minW="0" key={name}>
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
