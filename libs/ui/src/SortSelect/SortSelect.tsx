import { sortSelect } from '../../styled-system/recipes';
import { ArrowDownUp, ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { SelectBox } from '../Field/Field';

const classes = sortSelect();

export interface SortSelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** The sort order of a list. */
export function SortSelect<Value extends string>({ label, value, options, onChange }: SortSelectProps<Value>) {
  const id = useId();
  return (
    <div className={classes.root}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.frame}>
        <ArrowDownUp aria-hidden />
        <SelectBox
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value as Value)}
          appearance="none"
          minHeight="11"
          py="2"
          // Fits the longest option, also at wide text spacing.
          minWidth="max"
          paddingInlineStart={{ base: '4', sm: '10' }}
          paddingInlineEnd="9"
          cursor="pointer"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectBox>
        <ChevronDown aria-hidden />
      </div>
    </div>
  );
}
