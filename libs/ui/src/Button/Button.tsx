import type { MouseEvent, ReactNode, Ref } from 'react';
import { Spinner } from '../Spinner/Spinner';
import type { Tone } from '../theme/colors';

import { ButtonBox, ButtonLinkBox } from './ButtonBox';

export type ButtonVariant = 'solid' | 'outline' | 'ghost' | 'subtle';
export type ButtonTone = Extract<Tone, 'brand' | 'neutral' | 'danger' | 'offer'>;
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonProps {
  children: ReactNode;
  /** @default 'solid' */
  variant?: ButtonVariant;
  /** @default 'brand' */
  tone?: ButtonTone;
  /** 36, 44 or 52 px high. @default 'md' */
  size?: ButtonSize;
  /** Keeps the focus and ignores clicks. */
  busy?: boolean;
  busyLabel?: string;
  /** Prefer to explain on click. */
  disabled?: boolean;
  fullWidth?: boolean;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  href?: string;
  /** With `href`: the router state. */
  state?: unknown;
  /** Runs before the navigation of a link. */
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  id?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-pressed'?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

const refuse = (event: MouseEvent<HTMLElement>) => event.preventDefault();

/** A button, or a link that looks like one. Use one solid button per view. */
export function Button({
  children,
  tone = 'brand',
  busy = false,
  busyLabel,
  disabled = false,
  startIcon,
  endIcon,
  href,
  state,
  onClick,
  type = 'button',
  ref,
  ...rest
}: ButtonProps) {
  const words = busy && busyLabel ? busyLabel : children;
  const content = (
    <>
      {busy ? <Spinner /> : startIcon}
      {/* A new element: centred text that grows counts as a layout shift. */}
      <span key={typeof words === 'string' ? words : undefined}>{words}</span>
      {endIcon}
    </>
  );

  if (href !== undefined && !disabled) {
    return (
      <ButtonLinkBox href={href} state={state} onClick={onClick} colorPalette={tone} {...rest}>
        {content}
      </ButtonLinkBox>
    );
  }

  return (
    <ButtonBox
      ref={ref}
      type={type}
      colorPalette={tone}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? refuse : onClick}
      {...rest}
    >
      {content}
    </ButtonBox>
  );
}
