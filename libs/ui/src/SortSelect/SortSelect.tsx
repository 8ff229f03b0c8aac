import { chakra } from '../theme/chakra';
import { ArrowDownUp, ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { SelectBox } from '../Field/Field';

export interface SortSelectProps<Value extends string> {
  /** Beside the list where there is room, for screen readers alone where there is none. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

const Root = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '2.5', minWidth: '0' } });

const Label = chakra('label', {
  base: { flexShrink: '0', color: 'fg.muted', srOnly: { base: true, xl: false } },
});

const Frame = chakra('div', {
  base: {
    position: 'relative',
    flexGrow: '1',
    minWidth: '0',
    color: 'fg.muted',
    _icon: { position: 'absolute', top: '50%', translate: '0 -50%', boxSize: '5', pointerEvents: 'none' },
    '& svg:first-of-type': { insetInlineStart: '3' },
    '& svg:last-of-type': { insetInlineEnd: '3' },
  },
});

/** The order of a list, on one line (CATALOGUE-05). */
export function SortSelect<Value extends string>({ label, value, options, onChange }: SortSelectProps<Value>) {
  const id = useId();
  return (
    <Root>
      <Label htmlFor={id}>{label}</Label>
      <Frame>
        <ArrowDownUp aria-hidden />
        <SelectBox
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value as Value)}
          appearance="none"
          minHeight="11"
          py="2"
          paddingInline="10"
          cursor="pointer"
          textOverflow="ellipsis"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectBox>
        <ChevronDown aria-hidden />
      </Frame>
    </Root>
  );
}
