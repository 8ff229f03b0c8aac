import { styled } from '@niramaya/ui/styled';
import { paths } from '@niramaya/contract';
import { authCopy } from '@niramaya/contract/copy/auth';
import { useSession } from '@niramaya/data-access';
import { Button, UiLink, useCopy } from '@niramaya/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AuthPanel } from '../AuthPanel/AuthPanel';
import { RegisterForm } from './RegisterForm';

/** High enough for two lines and the link. */
const SignedIn = styled('div', {
  base: {
    minHeight: { base: '[9rem]', sm: '[7rem]' },
    bg: 'info.subtle',
    color: 'info.fg',
    borderRadius: 'control',
    px: '4',
    py: '3',
    mb: '5',
  },
});

/** Registering does not log in. A logged-in shopper is sent once to this same address (STATE-50). */
export function RegisterScreen() {
  const copy = useCopy(authCopy);
  const { register } = copy;
  const { name, isReady } = useSession();
  const isLoggedIn = name !== null;
  const navigate = useNavigate();
  /** The height of the form in px, once it is submitted. */
  const [spacePx, setSpacePx] = useState<number>();
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const hasRedirected = useRef(false);
  useEffect(() => {
    if (!isLoggedIn || hasRedirected.current) return;
    hasRedirected.current = true;
    void navigate(paths.register, { replace: true });
  }, [isLoggedIn, navigate]);

  useEffect(() => {
    // The focused button disappeared with the form.
    if (spacePx !== undefined) heading.current?.focus();
  }, [spacePx]);

  if (spacePx !== undefined) {
    return (
      <AuthPanel title={register.done.title} text={register.done.text} heading={heading} minHeightPx={spacePx}>
        <Button href={paths.login} size="lg" fullWidth>
          {register.done.action}
        </Button>
      </AuthPanel>
    );
  }

  return (
    <AuthPanel title={register.title} text={register.text} frame={frame}>
      {!isReady && <SignedIn aria-hidden="true" css={{ 'html:not([data-member]) &': { display: 'none' } }} />}
      {name !== null && (
        <SignedIn>
          <p>{register.signedIn.text(name)}</p>
          <Button href={paths.medicines} variant="ghost" size="sm">
            {register.signedIn.action}
          </Button>
        </SignedIn>
      )}
      <RegisterForm onRegistered={() => setSpacePx(frame.current?.offsetHeight ?? 0)} />
      <styled.p pt="6" textAlign="center">
        <span>{register.haveAccount}</span>{' '}
        <UiLink href={paths.login}>
          <styled.span color="brand.fg" fontWeight="semibold" textDecoration="underline" textUnderlineOffset="3px">
            {register.login}
          </styled.span>
        </UiLink>
      </styled.p>
    </AuthPanel>
  );
}
