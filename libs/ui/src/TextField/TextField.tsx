import { textFieldEnd, textFieldFrame, textFieldPrefix } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode, Ref } from 'react';
import { Field, InputBox, useControl, type FieldProps } from '../Field/Field';

export interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** @default 'text' */
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'search' | 'number' | 'password' | 'url'>;
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search' | 'url';
  /** In characters; also cuts what is filled in by a script, which the browser's own limit lets pass. */
  maxLength?: number;
  readOnly?: boolean;
  /** Stands inside the box before the text, e.g. '+91'. */
  prefix?: string;
  /** A control inside the box after the text. */
  endControl?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

const Frame = chakra('div', textFieldFrame);
const Prefix = chakra('span', textFieldPrefix);
const End = chakra('div', textFieldEnd);

/** One line of text. */
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
