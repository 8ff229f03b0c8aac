import { sortSelect } from '../../styled-system/recipes';
import { ArrowDownUp, ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { SelectBox } from '../Field/Field';

const classes = sortSelect();

export interface SortSelectProps<Value extends string> {
  /** The label next to the list. Without enough room, only screen readers get it. */
  label: string;
  /** The current sort order. */
  value: Value;
  /** The options in the order of the list. */
  options: readonly { value: Value; label: string }[];
  /** Called with the sort order that the user selects. */
  onChange: (value: Value) => void;
}

/** Renders a select for the sort order of a list, on one line (CATALOGUE-05). */
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
          // As wide as the longest option, also with wide text spacing.
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
