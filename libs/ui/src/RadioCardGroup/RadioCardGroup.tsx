import { radioCardGroup } from '../../styled-system/recipes';
import { useId, type ReactNode } from 'react';
import { FieldNotes } from '../Field/Field';

export interface RadioCardOption<Value extends string = string> {
  value: Value;
  label: string;
  description?: ReactNode;
  end?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardGroupProps<Value extends string = string> {
  legend: string;
  /** If a heading has the same text. */
  legendHidden?: boolean;
  options: readonly RadioCardOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  error?: string;
  required?: boolean;
  /** From `md` on. */
  columns?: 1 | 2 | 3;
}

/** A radio group of cards. */
export function RadioCardGroup<Value extends string>({
  legend,
  legendHidden = false,
  options,
  value,
  onChange,
  error,
  required,
  columns = 1,
}: RadioCardGroupProps<Value>) {
  const id = useId();
  const classes = radioCardGroup({ columns: `${columns}`, visuallyHidden: legendHidden });
  return (
    <fieldset
      className={classes.root}
      role="radiogroup"
      aria-required={required}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.cards}>
        {options.map((option) => (
          <label className={classes.card} key={option.value}>
            <input
              className={classes.dot}
              type="radio"
              name={id}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              required={required}
              onChange={() => onChange(option.value)}
            />
            <span className={classes.body}>
              <span className={classes.label}>{option.label}</span>
              {option.description && <span className={classes.description}>{option.description}</span>}
            </span>
            {option.end}
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
