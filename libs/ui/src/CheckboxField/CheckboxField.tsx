import { checkboxField } from '../../styled-system/recipes';
import type { ReactNode } from 'react';
import { FieldNotes, useControl, type FieldProps } from '../Field/Field';

const classes = checkboxField();

export interface CheckboxFieldProps extends Omit<FieldProps, 'label'> {
  /** The label of the box, such as a consent. A click on it checks the box. */
  label: ReactNode;
  /** Whether it is checked. */
  checked: boolean;
  /** Called with the new checked state. */
  onChange: (checked: boolean) => void;
  /** The value that a form sends, where several boxes share a name. */
  value?: string;
}

/** A checkbox for yes or no. The whole line can be clicked. */
export function CheckboxField({ label, checked, onChange, value, ...field }: CheckboxFieldProps) {
  const control = useControl({ ...field, label: '' });
  return (
    <div className={classes.root}>
      <label className={classes.label}>
        <input
          className={classes.box}
          {...control}
          type="checkbox"
          value={value}
          checked={checked}
          onChange={(e) => onChange(e.target.checked)}
        />
        <span>{label}</span>
      </label>
      <FieldNotes id={control.id} hint={field.hint} error={field.error} />
    </div>
  );
}
