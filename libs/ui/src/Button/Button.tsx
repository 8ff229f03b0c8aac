import type { MouseEvent, ReactNode, Ref } from 'react';
import { Spinner } from '../Spinner/Spinner';
import type { Tone } from '../theme/colors';

import { ButtonBox, ButtonLinkBox } from './ButtonBox';

export type ButtonVariant = 'solid' | 'outline' | 'ghost' | 'subtle';
export type ButtonTone = Extract<Tone, 'brand' | 'neutral' | 'danger' | 'offer'>;
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonProps {
  /** What the click does, as a verb. */
  children: ReactNode;
  /** @default 'solid' */
  variant?: ButtonVariant;
  /** @default 'brand' */
  tone?: ButtonTone;
  /** 36, 44 or 52 px high. @default 'md' */
  size?: ButtonSize;
  /** An action is in progress. The button keeps the focus and ignores clicks. */
  busy?: boolean;
  /** The text for the action in progress. It replaces the children. */
  busyLabel?: string;
  /** The button cannot be clicked. Prefer a button that explains on click what is missing. */
  disabled?: boolean;
  /** The button is as wide as its container. */
  fullWidth?: boolean;
  /** An icon before the text, hidden from screen readers. */
  startIcon?: ReactNode;
  /** An icon after the text, hidden from screen readers. */
  endIcon?: ReactNode;
  /** Makes it a link that looks like a button. */
  href?: string;
  /** With `href`: the router state for the target page, see `LinkProps`. */
  state?: unknown;
  /** Called on click. For a link, it runs before the navigation. */
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  /** The id, for an element that refers to the button. */
  id?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-pressed'?: boolean;
  /** A ref to the element, to move the focus to it. */
  ref?: Ref<HTMLButtonElement>;
}

const refuse = (event: MouseEvent<HTMLElement>) => event.preventDefault();

/** The standard button, or a link that looks like one. Label it with a verb. Use one solid button per view. */
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
      {/* A new text is a new element: centred text that grows would move, which counts as a layout shift. */}
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
