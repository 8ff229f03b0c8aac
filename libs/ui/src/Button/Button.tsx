import { button } from '../../styled-system/recipes';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner';
import type { Tone } from '../theme/colors';
import { styled } from '../theme/styled';
import { BaseLink } from '../UiLink/LinkProvider';

/**
 * The emphasis of a button: `solid` once per view, `outline` for the alternative, `subtle` in cards, `ghost` in bars.
 */
export type ButtonVariant = 'solid' | 'outline' | 'ghost' | 'subtle';
/** The tones that a button may have. `danger` is for an action that cannot be undone. */
export type ButtonTone = Extract<Tone, 'brand' | 'neutral' | 'danger' | 'offer'>;
/** The sizes of a button: 36, 44 and 52 px high. */
export type ButtonSize = 'sm' | 'md' | 'lg';

/** `Passed` names the attributes that `Button` passes to its `button` element without a change. */
type Passed =
  | 'id'
  | 'ref'
  | 'name'
  | 'value'
  | 'form'
  | `aria-${'label' | 'current' | 'describedby' | 'expanded' | 'controls' | 'haspopup' | 'pressed'}`;

/**
 * The props of `Button`. Its ARIA attributes, `id` and each `data-` attribute are passed to the element. `name`,
 * `value` and `form` are for a button of a form, and `target`, `rel` and `download` for a link. `ref` receives the
 * `button` element; a link ignores it.
 */
export interface ButtonProps
  extends Pick<ComponentProps<'button'>, Passed>, Pick<ComponentProps<'a'>, 'target' | 'rel' | 'download'> {
  /** The text: a verb and its object, such as 'Add to cart'. */
  children: ReactNode;
  /** The emphasis. @default 'solid' */
  variant?: ButtonVariant;
  /** The colour by meaning. @default 'brand' */
  tone?: ButtonTone;
  /** 36, 44 or 52 px high; on a touch screen at least 44 px. @default 'md' */
  size?: ButtonSize;
  /**
   * True while the action runs. The button shows a spinner, keeps the focus and ignores clicks, so that nothing is
   * ordered twice. Screen readers announce it as busy and unavailable. A link only shows the spinner. @default false
   */
  busy?: boolean;
  /** The text while `busy`, such as 'Adding…'. By default `children` stays. */
  busyLabel?: string;
  /**
   * Removes the button from the Tab order. If the shopper can fix the reason, leave the button enabled and name the
   * problem at the field. A disabled link becomes a disabled button. @default false
   */
  disabled?: boolean;
  /** Makes the button as wide as its parent. @default false */
  fullWidth?: boolean;
  /** A decorative icon before the text; the spinner replaces it while `busy`. */
  startIcon?: ReactNode;
  /** A decorative icon after the text, such as an arrow. */
  endIcon?: ReactNode;
  /**
   * An address. With it the button is a link: it opens in a new tab on a middle click, and screen readers list it among
   * the links.
   */
  href?: string;
  /**
   * The address that a plain click opens in the same tab, if it differs from `href`. A new tab and a copied link use
   * `href`.
   */
  to?: string;
  /** The state for the router's history entry of a link. */
  state?: unknown;
  /** Called on a click, before a link navigates. A link does not navigate if the handler calls `preventDefault()`. */
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** `submit` sends the form around the button. @default 'button' */
  type?: 'button' | 'submit';
}

/** The styled `button` element without behaviour, for the components that are made of a button. */
export const ButtonBox = styled('button', button);
const LinkBox = styled(BaseLink, button);

/**
 * A click handler for a button that is visible but may not act. It also keeps a submit button from sending its form.
 */
export const preventClick = (event: MouseEvent<HTMLElement>) => event.preventDefault();

/**
 * `Button` is for an action, or with `href` for the main link of a view. A link in a sentence is a `UiLink`, a choice
 * that stays on or off a `Chip`, an icon without text an `IconButton`, and a control without a function yet an
 * `InertButton`.
 */
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
      {/* The key makes a new element for each text, because text that grows counts as a layout shift. */}
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
      onClick={busy ? preventClick : onClick}
      {...rest}
    >
      {content}
    </ButtonBox>
  );
}
