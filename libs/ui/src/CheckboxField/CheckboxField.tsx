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

export interface CheckboxFieldProps extends Omit<FieldProps, 'label'> {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  value?: string;
}

/** A checkbox for yes or no. */
export function CheckboxField({ label, checked, onChange, value, ...field }: CheckboxFieldProps) {
  const control = useControl({ ...field, label: '' });
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
