import { styled } from '../theme/styled';
import { ChevronDown } from 'lucide-react';
import { Field, Select, useControl, type FieldProps, type SelectProps } from '../Field/Field';

/** The props of `SelectField`: those of a field, and the list of options. */
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

/**
 * `SelectField` is for a choice of one of about five to thirty familiar values, such as a state. Two to four options
 * are a `RadioCardGroup`, and the order of a list a `SortSelect`. For hundreds of values there is no field: ask for the
 * text in a `TextField`. `Value` is the type of the values of the options.
 *
 * It is the browser's own `select`, so that a phone shows its native list.
 */
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
