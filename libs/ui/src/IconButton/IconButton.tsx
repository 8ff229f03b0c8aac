import type { MouseEvent, ReactNode, Ref } from 'react';
import type { ButtonSize, ButtonTone, ButtonVariant } from '../Button/Button';
import { ButtonBox, ButtonLinkBox } from '../Button/ButtonBox';
import { Spinner } from '../Spinner/Spinner';
import { Count } from './Count';

export interface IconButtonProps {
  /** Also the tooltip. */
  label: string;
  icon: ReactNode;
  /** Nothing at 0. `label` must contain it too. */
  count?: number;
  /** @default 'ghost' */
  variant?: ButtonVariant;
  /** @default 'neutral' */
  tone?: ButtonTone;
  /** @default 'md' */
  size?: ButtonSize;
  /** Ignores clicks. */
  busy?: boolean;
  disabled?: boolean;
  href?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-pressed'?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with an icon that is clear without text. */
export function IconButton({
  label,
  icon,
  count,
  variant = 'ghost',
  tone = 'neutral',
  busy = false,
  disabled = false,
  href,
  onClick,
  ref,
  ...rest
}: IconButtonProps) {
  const common = {
    ...rest,
    'aria-label': label,
    title: label,
    colorPalette: tone,
    variant,
    iconOnly: true,
  } as const;

  if (href !== undefined && !disabled) {
    return (
      <ButtonLinkBox {...common} href={href} onClick={onClick}>
        {icon}
        {count !== undefined && <Count value={count} />}
      </ButtonLinkBox>
    );
  }

  return (
    <ButtonBox
      {...common}
      ref={ref}
      type="button"
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Spinner /> : icon}
      {count !== undefined && <Count value={count} />}
    </ButtonBox>
  );
}
