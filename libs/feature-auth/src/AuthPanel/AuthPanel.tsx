import { Container, Grid, styled } from '@niramaya/ui/styled';
import { authCopy } from '@niramaya/copy/auth';
import { Illustration } from '@niramaya/ui';
import { Check } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

interface AuthPanelProps {
  /** The heading of level 1. */
  readonly title: string;
  /** A sentence below the heading. */
  readonly text: string;
  /** The form, or the content that replaces it. */
  readonly children: ReactNode;
  /** Receives the heading, for a panel whose heading takes the focus. */
  readonly heading?: Ref<HTMLHeadingElement>;
  /** Receives the element around both halves. The sign-up screen measures its height. */
  readonly frame?: Ref<HTMLDivElement>;
  /**
   * The height that the panel has at least, in px. Content that replaces a taller form then moves no footer into view.
   */
  readonly minHeightPx?: number;
}

/**
 * AuthPanel is the frame of the sign-in and sign-up screens: heading and form, and from 1025 px on a second half with
 * the advantages of an account.
 */
export function AuthPanel({ title, text, children, heading, frame, minHeightPx }: AuthPanelProps) {
  return (
    <Container>
      <Grid
        ref={frame}
        style={{ minHeight: minHeightPx }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 480px)' }}
        gap={{ base: '8', lg: '16' }}
        alignItems={minHeightPx === undefined ? 'center' : 'start'}
        py={{ base: '6', md: '12', lg: '6' }}
      >
        <styled.aside
          aria-label={authCopy.points.title}
          hideBelow="lg"
          display="grid"
          alignContent="center"
          justifyItems="center"
          alignSelf="stretch"
          borderRadius="card"
          bg="brand.subtle"
          px="8"
          py="6"
        >
          <Illustration name="welcome" size={320} loading="lazy" />
          <styled.p textStyle="title" pt="4" pb="3">
            {authCopy.points.title}
          </styled.p>
          <styled.ul display="grid" gap="2">
            {authCopy.points.items.map((point) => (
              <styled.li key={point} display="flex" gap="3" alignItems="center">
                <styled.span color="brand.fg" flexShrink="0">
                  <Check size={20} aria-hidden="true" />
                </styled.span>
                <span>{point}</span>
              </styled.li>
            ))}
          </styled.ul>
        </styled.aside>
        <styled.section
          w="full"
          maxW="[480px]"
          mx="[auto]"
          layerStyle="panel"
          boxShadow="raised"
          p={{ base: '5', md: '8', lg: '6', _largeText: '3' }}
        >
          <styled.h1 ref={heading} tabIndex={-1} textStyle="heading" outline="[none]">
            {title}
          </styled.h1>
          <styled.p color="fg.muted" pt="1" pb="6">
            {text}
          </styled.p>
          {children}
        </styled.section>
      </Grid>
    </Container>
  );
}
