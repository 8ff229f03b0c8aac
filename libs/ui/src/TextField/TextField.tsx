import type { ComponentProps, HTMLInputTypeAttribute, ReactNode } from 'react';
import { Field, InputBox, useControl, type FieldProps } from '../Field/Field';
import { styled } from '../theme/styled';
import { useInputText } from './useInputText';

type Passed = 'autoComplete' | 'enterKeyHint' | 'inputMode' | 'maxLength' | 'placeholder' | 'readOnly' | 'ref';

export interface TextFieldProps extends FieldProps, Pick<ComponentProps<'input'>, Passed> {
  value: string;
  /** Only `value` is cut to `maxLength`, also if a script sets it. */
  onChange: (value: string, whole: string) => void;
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'search' | 'number' | 'password' | 'url' | 'date'>;
  /** Phones must not correct or capitalise it. */
  exact?: boolean;
  /** Such as '+91'. */
  prefix?: string;
  endControl?: ReactNode;
}

/** A labelled input for one line. */
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
  exact = type !== 'text' && type !== 'search',
  ref,
  ...rest
}: TextFieldProps) {
  const text = useInputText(value, (whole) => onChange(whole.slice(0, maxLength), whole), ref);
  const field = { label, name, hint, error, required, disabled };
  const control = useControl(field);
  return (
    <Field {...field} id={control.id}>
      <styled.div position="relative" display="flex" alignItems="center">
        {prefix && (
          <styled.span position="absolute" insetInlineStart="3.5" color="fg.muted" pointerEvents="none" aria-hidden>
            {prefix}
          </styled.span>
        )}
        <InputBox
          {...rest}
          {...control}
          {...text}
          {...(exact && { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false })}
          type={type}
          maxLength={maxLength}
          style={prefix ? { paddingInlineStart: `calc(${prefix.length}ch + 1.375rem)` } : undefined}
          paddingInlineEnd={endControl ? '14' : undefined}
        />
        {endControl && (
          <styled.div position="absolute" insetInlineEnd="1">
            {endControl}
          </styled.div>
        )}
      </styled.div>
    </Field>
  );
}
