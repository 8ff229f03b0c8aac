import { checkboxFieldBox, checkboxFieldLabel, checkboxFieldRoot } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import type { ReactNode } from 'react';
import { FieldNotes, useControl, type FieldProps } from '../Field/Field';

export interface CheckboxFieldProps extends Omit<FieldProps, 'label'> {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Sent with a form where several boxes share a name. */
  value?: string;
}

const Root = chakra('div', checkboxFieldRoot);
const Label = chakra('label', checkboxFieldLabel);
const Box = chakra('input', checkboxFieldBox);

/** Yes or no. The whole line can be pressed. */
export function CheckboxField({ label, checked, onChange, value, ...field }: CheckboxFieldProps) {
  const control = useControl({ ...field, label: '' });
  return (
    <Root>
      <Label>
        <Box
          {...control}
          type="checkbox"
          value={value}
          checked={checked}
          onChange={(e) => onChange(e.target.checked)}
        />
        <span>{label}</span>
      </Label>
      <FieldNotes id={control.id} hint={field.hint} error={field.error} />
    </Root>
  );
}
