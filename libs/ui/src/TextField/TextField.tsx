import { textField } from '../../styled-system/recipes';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode, Ref } from 'react';
import { Field, InputBox, useControl, type FieldProps } from '../Field/Field';
import { useInputText } from './useInputText';

const classes = textField();

export interface TextFieldProps extends FieldProps {
  /** The text of the field. */
  value: string;
  /**
   * Called with each change of the text: with the text up to `maxLength`, and with the whole of it. A password manager
   * may fill the field without an event. The form then gets the text before it is submitted.
   */
  onChange: (value: string, whole: string) => void;
  /** @default 'text' */
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'search' | 'number' | 'password' | 'url' | 'date'>;
  /** An example of the expected text. It does not replace the label. */
  placeholder?: string;
  /** The `autocomplete` hint: what the browser may fill in. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Which on-screen keyboard a phone shows. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search' | 'url';
  /** The label of the Enter key of an on-screen keyboard. */
  enterKeyHint?: 'enter' | 'done' | 'go' | 'next' | 'search' | 'send';
  /**
   * The text is a code, a name of an account or a password: phones must not correct or capitalise it. Fields of the
   * types `email`, `tel`, `url` and `password` are exact without it.
   */
  exact?: boolean;
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
  exact = type !== 'text' && type !== 'search',
  ref,
  ...rest
}: TextFieldProps) {
  const text = useInputText(value, (whole) => onChange(whole.slice(0, maxLength), whole), ref);
  const field = { label, name, hint, error, required, disabled };
  const control = useControl(field);
  return (
    <Field {...field} id={control.id}>
      <div className={classes.frame}>
        {prefix && (
          <span className={classes.prefix} aria-hidden>
            {prefix}
          </span>
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
        {endControl && <div className={classes.end}>{endControl}</div>}
      </div>
    </Field>
  );
}
