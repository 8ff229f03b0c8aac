import { styled } from '@niramaya/ui/styled';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

const Box = styled('button', {
  base: {
    position: 'relative',
    alignItems: 'center',
    minWidth: '0',
    border: '[1px solid]',
    bg: 'bg.panel',
    color: 'fg',
    lineHeight: 'snug',
    fontWeight: 'medium',
    cursor: 'pointer',
    transition: '[background-color token(durations.fast), border-color token(durations.fast)]',
    colorPalette: 'brand',
    _hover: { bg: 'brand.subtle', borderColor: 'brand.border' },
    '&[aria-pressed=true]': {
      bg: 'brand.subtle',
      borderColor: 'brand.solid',
      boxShadow: '[inset 0 0 0 1px token(colors.brand.solid)]',
      color: 'brand.fg',
    },
    '& > svg': { flexShrink: '0', color: 'brand.fg' },
  },
  variants: {
    shape: {
      chip: {
        display: 'inline-flex',
        gap: { base: '2', md: '2.5' },
        width: { base: 'full', md: '[auto]' },
        minHeight: '13',
        ps: '3',
        pe: { base: '2', md: '5' },
        py: '1.5',
        borderRadius: { base: 'card', md: 'pill' },
        borderColor: 'border.strong',
        textAlign: 'start',
      },
      tile: {
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'start',
        gap: '3',
        width: 'full',
        minHeight: '32',
        borderColor: 'border',
        boxShadow: 'card',
        px: '2',
        py: '4',
        borderRadius: 'card',
        textAlign: 'center',
        overflowWrap: 'anywhere',
      },
    },
  },
});

const Tick = styled('span', {
  base: {
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    boxSize: '6',
    borderRadius: 'pill',
    bg: 'brand.solid',
    color: 'brand.contrast',
    _icon: { boxSize: '4' },
  },
  variants: {
    shape: {
      chip: { top: '-2', insetInlineEnd: '1' },
      tile: { top: '2', insetInlineEnd: '2' },
    },
  },
});

export interface ChoiceButtonProps {
  /** A chip is in a line of others, and a tile in a grid. */
  readonly shape: 'chip' | 'tile';
  readonly icon: ReactNode;
  readonly selected: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
  /** A second line with a fact about the choice. It is a part of the button's name. */
  readonly note?: string;
  /** The id of an element that describes the choice. */
  readonly describedBy?: string;
}

/**
 * ChoiceButton is a toggle button with a picture, for a symptom or a speciality. A tick over its corner shows the state
 * without colour, and moves nothing.
 */
export const ChoiceButton = ({ shape, icon, selected, onToggle, children, note, describedBy }: ChoiceButtonProps) => (
  <Box type="button" shape={shape} aria-pressed={selected} aria-describedby={describedBy} onClick={onToggle}>
    {icon}
    <span>{children}</span>
    {note && <styled.span textStyle="caption">{note}</styled.span>}
    {selected && (
      <Tick shape={shape} aria-hidden>
        <Check />
      </Tick>
    )}
  </Box>
);
