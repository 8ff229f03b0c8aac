import {
  radioCardGroupBody,
  radioCardGroupCard,
  radioCardGroupCards,
  radioCardGroupDescription,
  radioCardGroupDot,
  radioCardGroupLabel,
  radioCardGroupLegend,
  radioCardGroupRoot,
} from '../../styled-system/recipes';
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

const Root = chakra('fieldset', radioCardGroupRoot);
const Legend = chakra('legend', radioCardGroupLegend);
const Cards = chakra('div', radioCardGroupCards);
const Card = chakra('label', radioCardGroupCard);
const Dot = chakra('input', radioCardGroupDot);
const Body = chakra('span', radioCardGroupBody);
const Label = chakra('span', radioCardGroupLabel);
const Description = chakra('span', radioCardGroupDescription);

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
      <Legend visuallyHidden={legendHidden || undefined}>{legend}</Legend>
      <Cards columns={`${columns}`}>
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
