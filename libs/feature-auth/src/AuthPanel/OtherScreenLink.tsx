import { styled } from '@niramaya/ui/styled';
import type { Path } from '@niramaya/contract';
import { UiLink } from '@niramaya/ui';
import type { ReactNode } from 'react';

interface OtherScreenLinkProps {
  /** The text before the link, such as 'New here?'. */
  readonly question: string;
  readonly href: Path;
  /** The text of the link. */
  readonly children: ReactNode;
}

/** OtherScreenLink leads from the sign-in screen to the sign-up screen, or back. */
export const OtherScreenLink = ({ question, href, children }: OtherScreenLinkProps) => (
  <styled.p pt="6" textAlign="center">
    <span>{question}</span>{' '}
    <UiLink href={href}>
      <styled.span color="brand.fg" fontWeight="semibold" textDecoration="underline" textUnderlineOffset="3px">
        {children}
      </styled.span>
    </UiLink>
  </styled.p>
);
