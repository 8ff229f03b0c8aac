import type { ComponentProps } from 'react';
import { styled } from '../theme/styled';
import { ChevronDown } from 'lucide-react';
import { Field, Select, useControl, type FieldProps, type SelectProps } from '../Field/Field';

/**
 * The props of `SelectField`: those of a field, the list of options, and some attributes of the `select` element. Each
 * `data-` attribute is passed to the element too.
 */
export interface SelectFieldProps<Value extends string = string>
  extends
    FieldProps,
    Omit<SelectProps<Value>, 'value'>,
    Pick<ComponentProps<'select'>, 'autoComplete' | 'onBlur' | 'onFocus' | 'ref'> {
  /**
   * The value of the chosen option, one of `options`, or '' while the placeholder is shown. `Value` is the type of the
   * values of `options`.
   */
  value: Value | '';
  /**
   * The text of the list while nothing is chosen and `value` is '', such as 'Choose a state'. It cannot be chosen
   * again, and the browser's own check of a required field does not accept it.
   */
  placeholder?: string;
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

/**
 * `SelectField` is for a choice of one of about five to thirty familiar values, such as a state. Two to four options
 * are a `RadioCardGroup`, and the order of a list a `SortSelect`. For hundreds of values there is no field: ask for the
 * text in a `TextField`.
 *
 * It is the browser's own `select`, so that a phone shows its native list.
 */
export function SelectField<Value extends string>({
  label,
  name,
  hint,
  error,
  required,
  disabled,
  ...rest
}: SelectFieldProps<Value>) {
  const field = { label, name, hint, error, required, disabled };
  const control = useControl(field);
  return (
    <Field {...field} id={control.id}>
      <Frame>
        <Select {...rest} {...control} paddingInlineEnd="11" />
        <ChevronDown aria-hidden />
      </Frame>
    </Field>
  );
}
