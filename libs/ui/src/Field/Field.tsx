import { control, field } from '../../styled-system/recipes';
import { styled } from '../theme/styled';
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';

const classes = field();

/** The props of every field. */
export interface FieldProps {
  /** The label. It stays visible when the field has text. */
  label: string;
  /** The name under which a form sends it. */
  name: string;
  /** Help that stays below the field. */
  hint?: string;
  /**
   * What is wrong and how to correct it. It marks the field as invalid, and screen readers announce it when it appears.
   */
  error?: string;
  /** Marks the label, and screen readers announce it. */
  required?: boolean;
  /** The field can be neither focused nor changed. */
  disabled?: boolean;
}

/** The attributes by which the control refers to its label, hint and error. */
export interface ControlAttributes {
  id: string;
  name: string;
  required?: boolean;
  disabled?: boolean;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

export const InputBox = styled('input', control);
export const SelectBox = styled('select', control);

/**
 * The hint and the error under a control. The error region is always rendered, so that screen readers announce a new
 * error.
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

/** Returns the ids and ARIA states that connect a control to its label, hint and error. */
export function useControl({ name, hint, error, required, disabled }: FieldProps): ControlAttributes {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    name,
    required,
    disabled,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
}

/** A form field: the label above the control, the hint and the error below it. */
export const Field = ({
  id,
  label,
  hint,
  error,
  required,
  children,
}: FieldProps & { id: string; children: ReactNode }) => (
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
