import { textFieldEnd, textFieldFrame, textFieldPrefix } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode, Ref } from 'react';
import { Field, InputBox, useControl, type FieldProps } from '../Field/Field';

export interface TextFieldProps extends FieldProps {
  /** The text of the field. */
  value: string;
  /** Called with each change of the text. */
  onChange: (value: string) => void;
  /** @default 'text' */
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'search' | 'number' | 'password' | 'url' | 'date'>;
  /** An example of the expected text. It does not replace the label. */
  placeholder?: string;
  /** The `autocomplete` hint: what the browser may fill in. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Which on-screen keyboard a phone shows. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search' | 'url';
  /** The limit in characters. It also cuts text that a script fills in, which the limit of the browser does not. */
  maxLength?: number;
  /** The text can be focused and copied, but not changed. */
  readOnly?: boolean;
  /** A text inside the box, before the value, e.g. '+91'. */
  prefix?: string;
  /** A control inside the box, after the value. */
  endControl?: ReactNode;
  /** The ref of the input element, to move the focus to it. */
  ref?: Ref<HTMLInputElement>;
}

const Frame = chakra('div', textFieldFrame);
const Prefix = chakra('span', textFieldPrefix);
const End = chakra('div', textFieldEnd);

/** Renders a labelled input for one line of text. */
export function TextField({
  label,
  name,
  value,
  onChange,
  hint,
  error,
  required,
  disabled,
  type = 'text',
  prefix,
  endControl,
  maxLength,
  ...rest
}: TextFieldProps) {
  const field = { label, name, hint, error, required, disabled };
  const control = useControl(field);
  return (
    <Field {...field} id={control.id}>
      <Frame>
        {prefix && <Prefix aria-hidden>{prefix}</Prefix>}
        <InputBox
          {...rest}
          {...control}
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value.slice(0, maxLength))}
          maxLength={maxLength}
          style={prefix ? { paddingInlineStart: `calc(${prefix.length}ch + 1.375rem)` } : undefined}
          paddingInlineEnd={endControl ? '14' : undefined}
        />
        {endControl && <End>{endControl}</End>}
      </Frame>
    </Field>
  );
}
