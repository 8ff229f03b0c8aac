import type { ComponentProps, HTMLInputTypeAttribute, ReactNode } from 'react';
import { Field, InputBox, useControl, type FieldProps } from '../Field/Field';
import { styled } from '../theme/styled';
import { useInputText } from './useInputText';

/** `InputAttributes` are the attributes that React knows for an `input` element. */
type InputAttributes = ComponentProps<'input'>;

/**
 * The props of `TextField` are those of every field and some attributes of the `input` element. Each `data-` attribute
 * is passed to the element too.
 */
export interface TextFieldProps extends FieldProps {
  /** The text in the field. */
  value: string;
  /**
   * Called with the text after each change. `value` is cut to `maxLength` characters. `whole` is the text before the
   * cut, which is longer if a script fills the field or while an input method composes.
   */
  onChange: (value: string, whole: string) => void;
  /** The type of the `input`, which also selects the on-screen keyboard. @default 'text' */
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'search' | 'number' | 'password' | 'url' | 'date'>;
  /**
   * Whether the text wraps in a box of two lines, which grows with the text (a `textarea`). Enter then starts a new
   * line, and `type` has no effect. @default false
   */
  multiline?: boolean;
  /**
   * Whether a phone must not correct or capitalise the text, as for an e-mail address. @default true, except for the
   * types 'text' and 'search'
   */
  exact?: boolean;
  /**
   * A constant beginning, such as '+91', shown inside the field. It is not part of `value`. A screen reader reads it
   * after the label.
   */
  prefix?: string;
  /** A button inside the field, at its end. */
  endControl?: ReactNode;
  /**
   * A `Button` for the text, such as 'Add', at the end of the field's line. Its bottom edge stays level with the box of
   * the field when a hint or an error is shown below. If the field and the button have less than 14rem together, the
   * button is below them.
   */
  action?: ReactNode;
  /**
   * The id of an element elsewhere in the form with an error that is about this field and others, such as that of a
   * refused log-in. The control is then marked as invalid, and described by that element, which has to announce itself.
   */
  errorId?: string;
  /** An example of a value, shown while the field is empty. It does not replace the label. */
  placeholder?: string;
  /** The largest number of characters. Further ones are not accepted. */
  maxLength?: number;
  /** What a browser or password manager may fill in, such as 'email'; see the attribute `autocomplete`. */
  autoComplete?: InputAttributes['autoComplete'];
  /** The on-screen keyboard, if `type` does not select it: `numeric` for digits that are no amount. */
  inputMode?: InputAttributes['inputMode'];
  /** The word on the Enter key of an on-screen keyboard. */
  enterKeyHint?: InputAttributes['enterKeyHint'];
  /** The smallest number or date that the browser's own check accepts. */
  min?: InputAttributes['min'];
  /** The largest number or date that the browser's own check accepts. */
  max?: InputAttributes['max'];
  /** The step of a number, or of a date in days. The browser's own check accepts no value between. @default 1 */
  step?: InputAttributes['step'];
  /** Called when the field gets the focus. */
  onFocus?: InputAttributes['onFocus'];
  /** Called when the field loses the focus, after `onChange` if software has filled it without an event. */
  onBlur?: InputAttributes['onBlur'];
  /** Keeps the text as it is. Unlike `disabled`, the field takes the focus and its form sends it. @default false */
  readOnly?: boolean;
  /** Receives the `input` element, or the `textarea` of a field with `multiline`, typed as an `input`. */
  ref?: InputAttributes['ref'];
}

/**
 * `TextField` is for one line of text, and with `multiline` for a sentence or two. One of a few values is a
 * `SelectField` or `RadioCardGroup`, a small number a `QuantityStepper`, and a password a `PasswordField`.
 *
 * The value survives a password manager or a script that fills the field before React listens.
 */
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
  multiline,
  prefix,
  errorId,
  endControl,
  action,
  maxLength,
  exact = type !== 'text' && type !== 'search',
  onFocus,
  onBlur,
  ref,
  ...rest
}: TextFieldProps) {
  const text = useInputText(value, (whole) => onChange(whole.slice(0, maxLength), whole), ref);
  const field = { label, name, hint, error, required, disabled };
  const control = useControl({ ...field, prefix, errorId });
  return (
    <Field {...field} id={control.id} action={action}>
      <styled.div position="relative" display="flex" alignItems="center">
        {prefix && (
          <styled.span
            id={`${control.id}-prefix`}
            position="absolute"
            insetInlineStart="3.5"
            color="fg.muted"
            pointerEvents="none"
          >
            {prefix}
          </styled.span>
        )}
        <InputBox
          {...rest}
          {...control}
          {...text}
          onFocus={(event) => {
            // A browser brings only the line of the caret into view, and a bar may cover the others.
            if (multiline) event.currentTarget.scrollIntoView({ block: 'nearest' });
            onFocus?.(event);
          }}
          onBlur={(event) => {
            text.onBlur();
            onBlur?.(event);
          }}
          {...(exact && { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false })}
          {...(multiline ? { as: 'textarea' } : { type })}
          maxLength={maxLength}
          // 1.375rem are the distance of the prefix from the edge, 0.875rem, and the gap after it.
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
