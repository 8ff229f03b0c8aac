import { checkboxField } from '../../styled-system/recipes';
import type { ReactNode } from 'react';
import { FieldNotes, useControl, type FieldProps } from '../Field/Field';

const classes = checkboxField();

export interface CheckboxFieldProps extends Omit<FieldProps, 'label'> {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  value?: string;
}

/** A checkbox for yes or no. */
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
