import { memo, type ReactNode } from 'react';
import { ButtonBox, type ButtonProps } from '../Button/Button';
import { moves } from '../motion/moves';
import { Spinner } from '../Spinner/Spinner';
import { styled } from '../theme/styled';

type Aria = 'expanded' | 'controls' | 'haspopup' | 'pressed';
type Shared = `aria-${Aria}` | 'busy' | 'onClick' | 'ref' | 'size' | 'tone' | 'variant';

export interface IconButtonProps extends Pick<ButtonProps, Shared> {
  /** Also the tooltip. */
  label: string;
  icon: ReactNode;
  /** Nothing at 0. `label` must contain it too. */
  count?: number;
  onPointerEnter?: () => void;
  onFocus?: () => void;
}

const Badge = styled('span', {
  base: {
    position: 'absolute',
    top: '0',
    insetInlineEnd: '-1',
    minW: '5',
    h: '5',
    px: '1',
    borderRadius: 'pill',
    bg: 'brand.solid',
    color: 'brand.contrast',
    textStyle: 'caption',
    fontWeight: 'bold',
    lineHeight: '[20px]',
    textAlign: 'center',
    '&[data-new]': { animation: 'swell token(durations.moderate) token(easings.out)' },
  },
});

const Count = memo(function Count({ value }: { value: number }) {
  return (
    value > 0 && (
      // A new element restarts the animation. Before the first use, the count comes from storage.
      <Badge key={value} data-new={moves.travel ? '' : undefined} aria-hidden>
        {value}
      </Badge>
    )
  );
});

/** A button without text. */
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
