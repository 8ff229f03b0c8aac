import { radioCardGroup } from '../../styled-system/recipes';
import { useId, type ReactNode } from 'react';
import { FieldNotes } from '../Field/Field';

/** One card. */
export interface RadioCardOption<Value extends string = string> {
  /** The value of the card, unique in the group. */
  value: Value;
  /** The visible name of the option. */
  label: string;
  /** A line of explanation below the name. A screen reader reads it as part of the name. */
  description?: ReactNode;
  /** Content at the end of the card, such as a price. It is part of the label too. */
  end?: ReactNode;
  /** Makes the option unavailable; the arrow keys skip it. @default false */
  disabled?: boolean;
}

export interface RadioCardGroupProps<Value extends string = string> {
  /** The question, which names the group for screen readers. */
  legend: string;
  /**
   * Hides the legend from view but not from screen readers. Use it if a heading above has the same text. @default false
   */
  legendHidden?: boolean;
  /** The cards in their order. */
  options: readonly RadioCardOption<Value>[];
  /** The value of the chosen card, or null if none is chosen. */
  value: Value | null;
  /** Called with the value of a card when the shopper chooses it. `Value` is the type of the values of `options`. */
  onChange: (value: Value) => void;
  /** The error, which names the correction. A screen reader announces it when it has finished speaking. */
  error?: string;
  /** Marks the group as required for screen readers and for the browser's own validation. @default false */
  required?: boolean;
  /** The number of cards next to each other from 601 px on. @default 1 */
  columns?: 1 | 2 | 3;
}

/**
 * `RadioCardGroup` is for a choice of one of two to six options that need an explanation or a price. Many or familiar
 * options are a `SelectField`, several at once are `CheckboxField`s, and views of one thing are `Tabs`.
 */
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
