import type { ReactNode } from 'react';
import { FieldNotes, useControl, type FieldProps } from '../Field/Field';
import { styled } from '../theme/styled';

const Label = styled('label', {
  base: {
    display: 'flex',
    alignItems: 'start',
    gap: '3',
    py: '2',
    minHeight: 'control',
    width: 'fit',
    maxWidth: 'full',
    color: 'fg',
    cursor: 'pointer',
    '&:has(:disabled)': { cursor: 'not-allowed', color: 'fg.subtle' },
    '& > input': {
      flexShrink: '0',
      boxSize: '5',
      marginTop: '0.5',
      accentColor: '[token(colors.brand.solid)]',
      cursor: 'inherit',
      borderRadius: 'sm',
    },
  },
});

/**
 * The props of `CheckboxField`. `hint`, `error`, `name`, `required` and `disabled` are those of every field, but
 * `required` shows no star.
 */
export interface CheckboxFieldProps extends Omit<FieldProps, 'label'> {
  /** The statement that is true when the box is ticked, such as 'Send me offers'. A click on it ticks the box. */
  label: ReactNode;
  /** Whether the box is ticked. The component keeps no state of its own. */
  checked: boolean;
  /** Called with the new state after a click or Space. */
  onChange: (checked: boolean) => void;
  /** The value that a native form sends for a ticked box. @default 'on' */
  value?: string;
}

/**
 * `CheckboxField` is for a statement that is true or false. One of a few options is a `RadioCardGroup`, a choice that
 * takes effect at once a `Chip`, and a group of filters a `FilterPanel`.
 */
export function CheckboxField({ label, checked, onChange, value, ...field }: CheckboxFieldProps) {
  const control = useControl(field);
  return (
    <styled.div display="grid" gap="1">
      <Label>
        <input
          {...control}
          type="checkbox"
          value={value}
          checked={checked}
          onChange={(e) => onChange(e.target.checked)}
        />
        <span>{label}</span>
      </Label>
      <FieldNotes id={control.id} hint={field.hint} error={field.error} />
    </styled.div>
  );
}
