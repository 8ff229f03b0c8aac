import type { MouseEvent, ReactNode, Ref } from 'react';
import type { ButtonSize, ButtonTone, ButtonVariant } from '../Button/Button';
import { ButtonBox, ButtonLinkBox } from '../Button/ButtonBox';
import { Spinner } from '../Spinner/Spinner';
import { Count } from './Count';

export interface IconButtonProps {
  /** The action of the button, for screen readers and as the tooltip. */
  label: string;
  /** The icon, without an accessible name of its own. */
  icon: ReactNode;
  /** The number of items at the target, on the corner of the button; nothing at 0. `label` must contain it too. */
  count?: number;
  /** @default 'ghost' */
  variant?: ButtonVariant;
  /** @default 'neutral' */
  tone?: ButtonTone;
  /** @default 'md' */
  size?: ButtonSize;
  /** An action is in progress. The button shows a spinner and ignores clicks. */
  busy?: boolean;
  /** The button cannot be clicked. */
  disabled?: boolean;
  /** Makes it a link. */
  href?: string;
  /** Called on click. For a link, it runs before the navigation. */
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** With `onFocus`, the moment to fetch what the click needs. */
  onPointerEnter?: () => void;
  /** Called when the button gets the focus. */
  onFocus?: () => void;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-pressed'?: boolean;
  /** A ref to the element, to move the focus to it. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button with only an icon. Use it where the icon alone is clear (close, search, menu). Otherwise use a button with
 * text.
 */
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
