import { control, fieldErrorText, fieldHint, fieldLabel, fieldMark, fieldRoot } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';

/** What every field takes. */
export interface FieldProps {
  label: string;
  name: string;
  hint?: string;
  /** What is wrong and how to put it right; marks the field as invalid and is read out when it appears. */
  error?: string;
  required?: boolean;
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

const Root = chakra('div', fieldRoot);
const Label = chakra('label', fieldLabel);
const Mark = chakra('span', fieldMark);
const Hint = chakra('p', fieldHint);
const ErrorText = chakra('p', fieldErrorText);

export const InputBox = chakra('input', control);
export const SelectBox = chakra('select', control);

/** The words under a control. The region of the error is always there, so that an error that appears in it is read out. */
export const FieldNotes = ({ id, hint, error }: { id: string; hint?: string; error?: string }) => (
  <>
    {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    <div aria-live="polite">
      {error && (
        <ErrorText id={`${id}-error`}>
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </ErrorText>
      )}
    </div>
  </>
);

/** The ids and states that tie a control to its words. */
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

/** Label above, control, hint and error below. */
export const Field = ({
  id,
  label,
  hint,
  error,
  required,
  children,
}: FieldProps & { id: string; children: ReactNode }) => (
  <Root>
    <Label htmlFor={id}>
      {label}
      {required && <Mark aria-hidden>*</Mark>}
    </Label>
    {children}
    <FieldNotes id={id} hint={hint} error={error} />
  </Root>
);
