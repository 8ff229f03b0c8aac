import { styled } from '@niramaya/ui/styled';
import { normaliseCode, type EmailState, type Path } from '@niramaya/contract';
import { UiLink } from '@niramaya/ui';
import type { ReactNode } from 'react';

interface OtherScreenLinkProps {
  /** The text before the link, such as 'New here?'. */
  readonly question: string;
  readonly href: Path;
  /** The email as it was typed, which the other screen takes over. */
  readonly email: string;
  /** The text of the link. */
  readonly children: ReactNode;
}

/** OtherScreenLink leads from the sign-in screen to the sign-up screen, or back, with the email. */
export function OtherScreenLink({ question, href, email, children }: OtherScreenLinkProps) {
  // `normaliseCode` returns the email as the shop sends it: in plain letters and digits, without invisible characters
  // and without spaces around it. An empty email is not passed on.
  const typed = normaliseCode(email);
  return (
    <styled.p pt="6" textAlign="center">
      <span>{question}</span>{' '}
      <UiLink href={href} state={typed === '' ? undefined : ({ email: typed } satisfies EmailState)}>
        <styled.span color="brand.fg" fontWeight="semibold" textDecoration="underline" textUnderlineOffset="3px">
          {children}
        </styled.span>
      </UiLink>
    </styled.p>
  );
}
