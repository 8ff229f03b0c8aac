import { button } from '../../styled-system/recipes';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner';
import type { Tone } from '../theme/colors';
import { styled } from '../theme/styled';
import { BaseLink } from '../UiLink/LinkProvider';

export type ButtonVariant = 'solid' | 'outline' | 'ghost' | 'subtle';
export type ButtonTone = Extract<Tone, 'brand' | 'neutral' | 'danger' | 'offer'>;
export type ButtonSize = 'sm' | 'md' | 'lg';

type Passed =
  'id' | 'ref' | `aria-${'label' | 'current' | 'describedby' | 'expanded' | 'controls' | 'haspopup' | 'pressed'}`;

export interface ButtonProps extends Pick<ComponentProps<'button'>, Passed> {
  children: ReactNode;
  /** @default 'solid' */
  variant?: ButtonVariant;
  tone?: ButtonTone;
  /** 36, 44 or 52 px high. @default 'md' */
  size?: ButtonSize;
  /** Keeps the focus and ignores clicks. */
  busy?: boolean;
  busyLabel?: string;
  disabled?: boolean;
  fullWidth?: boolean;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  href?: string;
  /** Opens in the same tab instead of `href`. */
  to?: string;
  /** Router state. */
  state?: unknown;
  /** Before the navigation of a link. */
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  type?: 'button' | 'submit';
}

/** The element of every button, without behaviour. */
export const ButtonBox = styled('button', button);
const LinkBox = styled(BaseLink, button);

export const refuse = (event: MouseEvent<HTMLElement>) => event.preventDefault();

/** A button, or a link that looks like one. */
export function Button({
  children,
  tone = 'brand',
  busy = false,
  busyLabel,
  disabled = false,
  startIcon,
  endIcon,
  href,
  to,
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
      {/* A new element: text that grows counts as a layout shift. */}
      <span key={typeof words === 'string' ? words : undefined}>{words}</span>
      {endIcon}
    </>
  );

  if (href !== undefined && !disabled) {
    return (
      <LinkBox href={href} to={to} state={state} onClick={onClick} colorPalette={tone} {...rest}>
        {content}
      </LinkBox>
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
