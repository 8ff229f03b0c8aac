import { styled } from '../theme/styled';
import { ChevronDown } from 'lucide-react';
import { Field, SelectBox, useControl, type FieldProps } from '../Field/Field';

export interface SelectFieldProps<Value extends string = string> extends FieldProps {
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
}

const Frame = styled('div', {
  base: {
    position: 'relative',
    _icon: {
      position: 'absolute',
      insetInlineEnd: '3.5',
      top: '[50%]',
      translate: '[0 -50%]',
      boxSize: '5',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
  },
});

/** A native select field. */
export function SelectField<Value extends string>({ value, onChange, options, ...field }: SelectFieldProps<Value>) {
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
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectBox>
        <ChevronDown aria-hidden />
      </Frame>
    </Field>
  );
}
