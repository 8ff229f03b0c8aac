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
  /** Content at the end of the card, e.g. a price. */
  end?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardGroupProps<Value extends string = string> {
  /** The question of the group, which is its accessible name. */
  legend: string;
  /** Hides the legend visually, where a heading above has the same text. Screen readers still announce it. */
  legendHidden?: boolean;
  /** The options, in display order. */
  options: readonly RadioCardOption<Value>[];
  /** `null` while nothing is chosen. */
  value: Value | null;
  /** Called with the value of the chosen card. */
  onChange: (value: Value) => void;
  /** The name under which a form sends it. */
  name?: string;
  /** What is wrong. Screen readers announce it when it appears. */
  error?: string;
  /** Marks the group as required for screen readers. */
  required?: boolean;
  /** The number of cards side by side from `md` on. @default 1 */
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

/**
 * A radio group of cards, each with room for a short explanation. Arrow keys move the choice, as with all radio
 * buttons.
 */
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
