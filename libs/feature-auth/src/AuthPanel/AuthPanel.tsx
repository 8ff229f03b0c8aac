import { Container, Grid, styled } from '@niramaya/ui/styled';
import type { Path } from '@niramaya/contract';
import { authCopy } from '@niramaya/copy/auth';
import type { AuthFailureKind, AuthOutcome } from '@niramaya/data-access';
import { Button, Illustration, UiLink, toast, useIsMounted } from '@niramaya/ui';
import { Check } from 'lucide-react';
import { useState, type FormEvent, type ReactNode, type Ref } from 'react';

interface AuthPanelProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
  readonly heading?: Ref<HTMLHeadingElement>;
  readonly frame?: Ref<HTMLDivElement>;
  /** In px, for content that replaces something taller. */
  readonly minHeightPx?: number;
}

export function AuthPanel({ title, text, children, heading, frame, minHeightPx }: AuthPanelProps) {
  return (
    <Container>
      <Grid
        ref={frame}
        style={{ minHeight: minHeightPx }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 480px)' }}
        gap={{ base: '8', lg: '16' }}
        alignItems={minHeightPx === undefined ? 'center' : 'start'}
        py={{ base: '6', md: '12' }}
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
          <Illustration name="welcome" size={420} />
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
          p={{ base: '5', md: '8' }}
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

interface AuthFormProps {
  readonly copy: { readonly submit: string; readonly busy: string };
  /** Returns no outcome if a field is wrong. */
  readonly onSubmit: () => Promise<AuthOutcome> | undefined;
  /** `hasLeft` is true if the shopper has opened another screen meanwhile, which must stay open. */
  readonly onSuccess: (hasLeft: boolean) => void;
  readonly children: ReactNode;
}

/** Sends once. The toast has the provider's own message. */
export function AuthForm({ copy, onSubmit, onSuccess, children }: AuthFormProps) {
  // Stays true after a success.
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<AuthFailureKind | null>(null);
  const isMounted = useIsMounted();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const request = isBusy ? undefined : onSubmit();
    if (!request) return;
    setIsBusy(true);
    setError(null);
    const outcome = await request;
    if (outcome.ok) return onSuccess(!isMounted.current);
    setIsBusy(false);
    setError(outcome.failure.kind);
    toast.error(outcome.failure.message);
  }

  return (
    <styled.form method="dialog" display="grid" gap="5" onSubmit={(event) => void submit(event)}>
      {error && (
        <styled.p role="alert" bg="danger.subtle" color="danger.fg" borderRadius="control" px="4" py="3">
          {authCopy.failures[error]}
        </styled.p>
      )}
      {children}
      <Button type="submit" size="lg" fullWidth busy={isBusy} busyLabel={copy.busy}>
        {copy.submit}
      </Button>
    </styled.form>
  );
}

interface OtherScreenProps {
  readonly question: string;
  readonly href: Path;
  readonly children: ReactNode;
}

/** The link from login to sign-up, or back. */
export const OtherScreen = ({ question, href, children }: OtherScreenProps) => (
  <styled.p pt="6" textAlign="center">
    <span>{question}</span>{' '}
    <UiLink href={href}>
      <styled.span color="brand.fg" fontWeight="semibold" textDecoration="underline" textUnderlineOffset="3px">
        {children}
      </styled.span>
    </UiLink>
  </styled.p>
);
