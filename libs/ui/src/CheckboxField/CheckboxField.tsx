import { chakra } from '../theme/chakra';
import type { ReactNode } from 'react';
import { FieldNotes, useControl, type FieldProps } from '../Field/Field';

export interface CheckboxFieldProps extends Omit<FieldProps, 'label'> {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Sent with a form where several boxes share a name. */
  value?: string;
}

const Root = chakra('div', { base: { display: 'grid', gap: '1' } });
const Label = chakra('label', {
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
  },
});
const Box = chakra('input', {
  base: {
    flexShrink: '0',
    boxSize: '5',
    marginTop: '0.5',
    accentColor: 'token(colors.brand.solid)',
    cursor: 'inherit',
    borderRadius: 'sm',
  },
});

/** Yes or no. The whole line can be pressed. */
export function CheckboxField({ label, checked, onChange, value, ...field }: CheckboxFieldProps) {
  const control = useControl({ ...field, label: '' });
  return (
    <Root>
      <Label>
        <Box
          {...control}
          type="checkbox"
          value={value}
          checked={checked}
          onChange={(e) => onChange(e.target.checked)}
        />
        <span>{label}</span>
      </Label>
      <FieldNotes id={control.id} hint={field.hint} error={field.error} />
    </Root>
  );
}
