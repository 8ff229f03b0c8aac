import { cx } from '../../styled-system/css';
import { control, field } from '../../styled-system/recipes';
import { styled } from '../theme/styled';
import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';

const classes = field();

/** The props of every form field. */
export interface FieldProps {
  /** The visible label, which also names the control for screen readers. */
  label: string;
  /** The name of the control in its form. Password managers and autofill read it too. */
  name: string;
  /** A line below the control with the expected format. A screen reader reads it after the label. */
  hint?: string;
  /**
   * The error of the current value, which names the correction. The control is then marked as invalid, and a screen
   * reader announces a new error when it has finished speaking.
   */
  error?: string;
  /**
   * Marks the label with a star that screen readers skip, and the control as required, which they announce. @default
   * false
   */
  required?: boolean;
  /** Makes the control unavailable and removes it from the Tab order. @default false */
  disabled?: boolean;
}

/** The styled `input` of a text field. */
export const InputBox = styled('input', control);
/** The styled `select` of a list of options. */
const SelectBox = styled('select', control);

/** The props of a list of options. */
export interface SelectProps<Value extends string> {
  /** The value of the chosen option. It must be one of `options`. */
  value: Value;
  /**
   * Called with the value of the option that the shopper has chosen. `Value` is the type of the values of `options`.
   */
  onChange: (value: Value) => void;
  /** The options from top to bottom. */
  options: readonly {
    /** The value that `onChange` receives, unique in the list. */
    value: Value;
    /** The visible text. */
    label: string;
    /** The language of a label that is not in the language of the page, such as 'hi'. */
    lang?: string;
    /**
     * Makes the option unavailable: the list shows it in grey, and neither a click nor a key chooses it. Screen readers
     * announce it as unavailable. @default false
     */
    disabled?: boolean;
    /**
     * The heading of a group of options, such as 'South'. Options with the same heading are together below it. A
     * heading cannot be chosen, and screen readers announce it with its options. Options without a heading are together
     * too, in no group.
     */
    group?: string;
  }[];
}

/** `Styled` has the attributes that `Select` passes to its styled `select` element. */
type Styled = Omit<ComponentProps<typeof SelectBox>, 'onChange'>;

/** The props of `Select`. The value '' is that of the placeholder. */
interface SelectBoxProps<Value extends string> extends Omit<SelectProps<Value>, 'value'>, Omit<Styled, 'value'> {
  value: Value | '';
  placeholder?: string;
}

/** The styled `select` without a label, for `SelectField` and `SortSelect`. */
export function Select<Value extends string>({ options, onChange, placeholder, ...rest }: SelectBoxProps<Value>) {
  // The headings are in the order of their first options. Undefined is in the place of the options without a heading.
  const headings = [...new Set(options.map(({ group }) => group))];
  return (
    <SelectBox {...rest} onChange={(event) => onChange(event.target.value as Value)} appearance="none" cursor="pointer">
      {placeholder !== undefined && (
        <option value="" disabled>
          {placeholder}
        </option>
      )}
      {headings.map((heading) => {
        const members = options
          .filter(({ group }) => group === heading)
          .map(({ label, group: _group, ...option }) => (
            <option key={option.value} {...option}>
              {label}
            </option>
          ));
        if (heading === undefined) return members;
        return (
          <optgroup key={heading} label={heading}>
            {members}
          </optgroup>
        );
      })}
    </SelectBox>
  );
}

/**
 * The hint and the error below a control. The live region of the error is always in the document, because a screen
 * reader announces only changes inside a region that it knows. `id` is the id of the control.
 */
export const FieldNotes = ({ id, hint, error }: { id: string; hint?: string; error?: string }) => (
  <>
    {hint && (
      <p className={classes.hint} id={`${id}-hint`}>
        {hint}
      </p>
    )}
    <div aria-live="polite">
      {error && (
        <p className={classes.errorText} id={`${id}-error`}>
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </p>
      )}
    </div>
  </>
);

interface ControlProps extends Omit<FieldProps, 'label'> {
  /** The constant beginning of a text field, in an element with the id `${id}-prefix`. */
  prefix?: string;
  /** The id of an element elsewhere in the form that has the error of the control. */
  errorId?: string;
}

/** Returns the attributes that connect a control with its label, hint and error. Pass its `id` to `Field` too. */
export function useControl({ name, hint, error, required, disabled, prefix, errorId }: ControlProps) {
  const id = useId();
  const describedBy = [prefix && `${id}-prefix`, hint && `${id}-hint`, error && `${id}-error`, errorId]
    .filter(Boolean)
    .join(' ');
  return {
    id,
    name,
    required,
    disabled,
    'aria-invalid': error || errorId ? (true as const) : undefined,
    'aria-describedby': describedBy || undefined,
  };
}

interface FrameProps extends FieldProps {
  /** The id of the control, from `useControl`. */
  id: string;
  /** The control itself. */
  children: ReactNode;
  /** A button for the text of the control, as in `TextFieldProps`. */
  action?: ReactNode;
}

/**
 * The label above a control, and the hint and error below it. It is internal: screens use `TextField`, `SelectField`
 * and so on.
 */
export const Field = ({ id, label, hint, error, required, children, action }: FrameProps) => {
  const parts = (
    <>
      <label className={classes.label} htmlFor={id}>
        <span>{label}</span>
        {required && (
          <span className={classes.mark} aria-hidden>
            *
          </span>
        )}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </>
  );
  if (!action) return <div className={classes.root}>{parts}</div>;
  return (
    <div className={classes.frame}>
      <div className={cx(classes.root, classes.line)}>
        {parts}
        <div className={classes.action}>{action}</div>
      </div>
    </div>
  );
};
