import { control, field } from '../../styled-system/recipes';
import { styled } from '../theme/styled';
import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';

const classes = field();

export interface FieldProps {
  label: string;
  name: string;
  hint?: string;
  error?: string;
  required?: boolean;
  disabled?: boolean;
}

export const InputBox = styled('input', control);
const SelectBox = styled('select', control);

export interface SelectProps<Value extends string> {
  value: Value;
  onChange: (value: Value) => void;
  /** With `lang` for a label in another language. */
  options: readonly { value: Value; label: string; lang?: string }[];
}

type Styled = Omit<ComponentProps<typeof SelectBox>, 'onChange'>;

export const Select = <Value extends string>({ options, onChange, ...rest }: SelectProps<Value> & Styled) => (
  <SelectBox {...rest} onChange={(event) => onChange(event.target.value as Value)} appearance="none" cursor="pointer">
    {options.map((option) => (
      <option key={option.value} value={option.value} lang={option.lang}>
        {option.label}
      </option>
    ))}
  </SelectBox>
);

/** Screen readers announce a new error only in an existing live region. */
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

/** The attributes of the control of a `Field`. */
export function useControl({ name, hint, error, required, disabled }: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    name,
    required,
    disabled,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': describedBy || undefined,
  };
}

interface FrameProps extends FieldProps {
  id: string;
  children: ReactNode;
}

/** Label, control, hint and error. */
export const Field = ({ id, label, hint, error, required, children }: FrameProps) => (
  <div className={classes.root}>
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
  </div>
);
