import { styled } from '@niramaya/ui/styled';
import { paths, plainCode } from '@niramaya/contract';
import { authCopy } from '@niramaya/contract/copy/auth';
import { messages } from '@niramaya/contract/copy/messages';
import { storeFlash, loginUser, useAppDispatch, useBrowserStorage, type AuthFailureKind } from '@niramaya/data-access';
import { Button, PasswordField, TextField, UiLink, toast, useCopy } from '@niramaya/ui';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { AuthPanel } from '../AuthPanel/AuthPanel';
import { AuthError } from '../AuthPanel/AuthError';

interface LoginScreenProps {
  /** Loads an address as a full page; stories replace it. */
  readonly openPage?: (path: string) => void;
}

const loadPage = (path: string) => window.location.assign(path);

/** If the browser refuses to store the session, a reload would sign the shopper out again. */
export function LoginScreen({ openPage = loadPage }: LoginScreenProps) {
  const copy = useCopy(authCopy);
  const dispatch = useAppDispatch();
  const storage = useBrowserStorage();
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [state, setState] = useState<'editing' | 'busy' | 'done'>('editing');
  const [isEmailMissing, setIsEmailMissing] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<AuthFailureKind | null>(null);

  async function submit() {
    if (state !== 'editing') return;
    if (plainCode(email) === '') {
      setIsEmailMissing(true);
      emailField.current?.focus();
      return;
    }
    setState('busy');
    setError(null);
    const outcome = await dispatch(loginUser({ email: plainCode(email), password }));
    if (!outcome.ok) {
      setState('editing');
      setError(outcome.failure.kind);
      toast.error(outcome.failure.message);
      return;
    }
    setState('done');
    setEmail('');
    setPassword('');
    if (storage.health() === 'ok') {
      // The page loads again, so storage carries the message.
      storeFlash(storage, messages.loggedIn);
      openPage(paths.home);
      return;
    }
    toast.success(messages.loggedIn);
    void navigate(paths.home);
  }

  return (
    <AuthPanel title={copy.login.title} text={copy.login.text}>
      <styled.form
        method="dialog"
        display="grid"
        gap="5"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        {error && <AuthError kind={error} />}
        <TextField
          ref={emailField}
          label={copy.email}
          name="email"
          type="text"
          inputMode="email"
          autoComplete="username"
          enterKeyHint="next"
          exact
          placeholder={copy.emailPlaceholder}
          value={email}
          onChange={(value) => {
            setEmail(value);
            setIsEmailMissing(false);
          }}
          error={isEmailMissing ? copy.emailMissing : undefined}
          required
        />
        <PasswordField
          label={copy.password}
          name="password"
          autoComplete="current-password"
          enterKeyHint="go"
          placeholder={copy.login.passwordPlaceholder}
          value={password}
          onChange={setPassword}
          labels={{ show: copy.showPassword, hide: copy.hidePassword }}
          required
        />
        <Button type="submit" size="lg" fullWidth busy={state !== 'editing'} busyLabel={copy.login.busy}>
          {copy.login.submit}
        </Button>
      </styled.form>
      {state === 'done' && (
        <styled.p role="status" pt="4" color="success.fg">
          {copy.login.leaving}
        </styled.p>
      )}
      <styled.p pt="6" textAlign="center">
        <span>{copy.login.newHere}</span>{' '}
        <UiLink href={paths.register}>
          <styled.span color="brand.fg" fontWeight="semibold" textDecoration="underline" textUnderlineOffset="3px">
            {copy.login.signUp}
          </styled.span>
        </UiLink>
      </styled.p>
      <styled.p pt="4" textStyle="caption" color="fg.muted">
        {copy.login.forgot}
      </styled.p>
    </AuthPanel>
  );
}
