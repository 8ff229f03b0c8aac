import { memo, type ReactNode } from 'react';
import { ButtonBox, type ButtonProps } from '../Button/Button';
import { moves } from '../motion/moves';
import { Spinner } from '../Spinner/Spinner';
import { styled } from '../theme/styled';

/** The ARIA attributes that are passed to the button. */
type Aria = 'expanded' | 'controls' | 'haspopup' | 'pressed';
/** The props that mean the same as those of `Button`. */
type Shared = `aria-${Aria}` | 'busy' | 'onClick' | 'ref' | 'size' | 'tone' | 'variant';

/**
 * The props of `IconButton`. The others are those of `Button`; `variant` is 'ghost' and `tone` is 'neutral' by default.
 */
export interface IconButtonProps extends Pick<ButtonProps, Shared> {
  /** The action and its object, such as 'Remove Paracip 650'. It is the name for screen readers and the tooltip. */
  label: string;
  /** The icon. A spinner replaces it while `busy`. */
  icon: ReactNode;
  /** A number at the corner of the button; 0 shows nothing. Screen readers skip it, so `label` must contain it too. */
  count?: number;
  /** Called when the pointer reaches the button, to load its target ahead. */
  onPointerEnter?: () => void;
  /** Called when the button gets the focus, to load its target ahead. */
  onFocus?: () => void;
}

const CountBadge = styled('span', {
  base: {
    position: 'absolute',
    top: '0',
    insetInlineEnd: { base: '-1', _largeText: '0' },
    minW: { base: '5', _largeText: '[28px]' },
    h: { base: '5', _largeText: '[28px]' },
    px: '1',
    borderRadius: 'pill',
    bg: 'brand.solid',
    color: 'brand.contrast',
    textStyle: 'caption',
    fontWeight: 'bold',
    lineHeight: { base: '[20px]', _largeText: '[28px]' },
    textAlign: 'center',
    '&[data-new]': { animation: 'swell token(durations.moderate) token(easings.out)' },
  },
});

/**
 * The number at the corner. It renders only when the number changes, so that the animation does not restart in between.
 */
const Count = memo(function Count({ value }: { value: number }) {
  return (
    value > 0 && (
      // The key makes a new element for each number, which restarts the animation. Before the animations are loaded, a
      // changed number comes from storage and is not news to the shopper.
      <CountBadge key={value} data-new={moves.Counting ? '' : undefined} aria-hidden>
        {value}
      </CountBadge>
    )
  );
});

/**
 * `IconButton` is for an action whose icon everyone knows, such as close, search or menu. An icon that shoppers must
 * guess belongs in a `Button` with text. If the state changes, set `aria-pressed` and keep the name.
 */
export const IconButton = ({
  label,
  icon,
  count,
  variant = 'ghost',
  tone = 'neutral',
  busy = false,
  onClick,
  ...rest
}: IconButtonProps) => (
  <ButtonBox
    {...rest}
    type="button"
    aria-label={label}
    title={label}
    colorPalette={tone}
    variant={variant}
    iconOnly
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    onClick={busy ? undefined : onClick}
  >
    {busy ? <Spinner /> : icon}
    {count !== undefined && <Count value={count} />}
  </ButtonBox>
);
