import { chakra } from '../theme/chakra';
import { useId, type ReactNode } from 'react';
import { FieldNotes } from '../Field/Field';

export interface RadioCardOption<Value extends string = string> {
  value: Value;
  label: string;
  description?: ReactNode;
  icon?: ReactNode;
  /** Stands at the end of the card, e.g. a price. */
  end?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardGroupProps<Value extends string = string> {
  legend: string;
  /** Keeps the legend for screen readers where a heading above says the same. */
  legendHidden?: boolean;
  options: readonly RadioCardOption<Value>[];
  /** `null` while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  name?: string;
  error?: string;
  required?: boolean;
  /** Cards beside each other from `md` on. @default 1 */
  columns?: 1 | 2 | 3;
}

const Root = chakra('fieldset', { base: { minWidth: '0', display: 'grid', gap: '1.5' } });
const Legend = chakra('legend', {
  base: { fontWeight: 'medium', color: 'fg', marginBottom: '2' },
  variants: { visuallyHidden: { true: { srOnly: true } } },
});
const Cards = chakra('div', { base: { display: 'grid', gap: '3' } });
const Card = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'start',
    gap: '3',
    p: '4',
    borderRadius: 'card',
    border: '1px solid',
    borderColor: 'border.strong',
    bg: 'bg.panel',
    cursor: 'pointer',
    transition: 'background-color token(durations.fast), border-color token(durations.fast)',
    _hover: { borderColor: 'brand.border', bg: 'bg.subtle' },
    '&:has(:checked)': {
      borderColor: 'brand.solid',
      bg: 'brand.subtle',
      boxShadow: 'inset 0 0 0 1px token(colors.brand.solid)',
    },
    '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
    '&:has(:disabled)': { cursor: 'not-allowed', opacity: '0.55' },
  },
});
const Dot = chakra('input', {
  base: {
    flexShrink: '0',
    boxSize: '5',
    marginTop: '0.5',
    accentColor: 'token(colors.brand.solid)',
    cursor: 'inherit',
    _focusVisible: { outline: 'none' },
  },
});
const Body = chakra('span', { base: { flex: '1', minWidth: '0', display: 'grid', gap: '0.5' } });
const Label = chakra('span', { base: { fontWeight: 'semibold', color: 'fg' } });
const Description = chakra('span', { base: { textStyle: 'caption', color: 'fg.muted' } });

/** One of a few, each with room for a word of explanation. Arrow keys move, as with any radio buttons. */
export function RadioCardGroup<Value extends string>({
  legend,
  legendHidden = false,
  options,
  value,
  onChange,
  name,
  error,
  required,
  columns = 1,
}: RadioCardGroupProps<Value>) {
  const id = useId();
  return (
    <Root
      role="radiogroup"
      aria-required={required}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <Legend visuallyHidden={legendHidden}>{legend}</Legend>
      <Cards gridTemplateColumns={{ md: `repeat(${columns}, minmax(0, 1fr))` }}>
        {options.map((option) => (
          <Card key={option.value}>
            <Dot
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              required={required}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            <Body>
              <Label>{option.label}</Label>
              {option.description && <Description>{option.description}</Description>}
            </Body>
            {option.end}
          </Card>
        ))}
      </Cards>
      <FieldNotes id={id} error={error} />
    </Root>
  );
}
