import { selectFieldFrame } from '../../styled-system/recipes';
import { styled } from '../theme/styled';
import { ChevronDown } from 'lucide-react';
import { Field, SelectBox, useControl, type FieldProps } from '../Field/Field';

export interface SelectFieldProps<Value extends string = string> extends FieldProps {
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string; disabled?: boolean }[];
}

const Frame = styled('div', selectFieldFrame);

/** A native select field. */
export function SelectField<Value extends string>({
  label,
  name,
  value,
  onChange,
  options,
  hint,
  error,
  required,
  disabled,
}: SelectFieldProps<Value>) {
  const field = { label, name, hint, error, required, disabled };
  const control = useControl(field);
  return (
    <Field {...field} id={control.id}>
      <Frame>
        <SelectBox
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value as Value)}
          appearance="none"
          paddingInlineEnd="11"
          cursor="pointer"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </SelectBox>
        <ChevronDown aria-hidden />
      </Frame>
    </Field>
  );
}
