import { ArrowDownUp, ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Select, type SelectProps } from '../Field/Field';
import { styled } from '../theme/styled';

const Frame = styled('div', {
  base: {
    position: 'relative',
    flexGrow: '1',
    color: 'fg.muted',
    _icon: { position: 'absolute', top: '[50%]', translate: '[0 -50%]', boxSize: '5', pointerEvents: 'none' },
    '& svg:first-of-type': { insetInlineStart: '3', hideBelow: 'sm' },
    '& svg:last-of-type': { insetInlineEnd: '3' },
  },
});

/**
 * The label of the list. A narrow page has no room next to the list or above it, so the label is a small line in the
 * box of the list. A click on it reaches the list below.
 */
const Label = styled('label', {
  base: {
    flexShrink: '0',
    color: 'fg.muted',
    xlDown: {
      position: 'absolute',
      zIndex: '[1]',
      top: '1',
      insetInlineStart: { base: '4', sm: '10' },
      textStyle: 'caption',
      lineHeight: '[1]',
      pointerEvents: 'none',
    },
  },
});

export interface SortSelectProps<Value extends string> extends SelectProps<Value> {
  /**
   * The name of the list of orders, such as 'Sort by'. It is next to the list from 1280 px on, and inside the box of
   * the list in a narrower window.
   */
  label: string;
  /** The id of an element that explains the order. A screen reader reads it after the label. */
  describedBy?: string;
}

/**
 * `SortSelect` is for the order of a list. The text of an option names both ends of its order, such as 'Price low to
 * high'. The contents of a list are filtered by a `FilterPanel`, and a choice in a form is a `SelectField`.
 */
export function SortSelect<Value extends string>({ label, describedBy, ...select }: SortSelectProps<Value>) {
  const id = useId();
  return (
    <styled.div position="relative" display="flex" alignItems="center" gap="2.5">
      <Label htmlFor={id}>{label}</Label>
      <Frame>
        <ArrowDownUp aria-hidden />
        <Select
          {...select}
          id={id}
          aria-describedby={describedBy}
          minHeight="11"
          // The first line of the box is that of the label.
          pt={{ base: '4', xl: '2' }}
          pb={{ base: '0.5', xl: '2' }}
          lineHeight="snug"
          // The control is as wide as its longest option, also if the reader has set a wide letter spacing.
          minWidth="max"
          paddingInlineStart={{ base: '4', sm: '10' }}
          paddingInlineEnd="9"
        />
        <ChevronDown aria-hidden />
      </Frame>
    </styled.div>
  );
}
