import { styled } from '../theme/styled';
import { ChevronDown } from 'lucide-react';
import { Field, Select, useControl, type FieldProps, type SelectProps } from '../Field/Field';

export interface SelectFieldProps<Value extends string = string> extends FieldProps, SelectProps<Value> {}

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
        <Select {...control} value={value} onChange={onChange} options={options} paddingInlineEnd="11" />
        <ChevronDown aria-hidden />
      </Frame>
    </Field>
  );
}
