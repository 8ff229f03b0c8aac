import { styled } from '@niramaya/ui/styled';
import { paths, plainCode } from '@niramaya/contract';
import { authCopy } from '@niramaya/copy/auth';
import { messages } from '@niramaya/copy/messages';
import { storeFlash, loginUser, useAppDispatch, useBrowserStorage } from '@niramaya/data-access';
import { PasswordField, TextField, toast } from '@niramaya/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AuthForm, AuthPanel, OtherScreen } from '../AuthPanel/AuthPanel';

interface LoginScreenProps {
  /** Loads a full page. */
  readonly openPage?: (path: string) => void;
}

/** Without storage it navigates: a reload would sign the shopper out. */
export function LoginScreen({ openPage = (path) => window.location.assign(path) }: LoginScreenProps) {
  const dispatch = useAppDispatch();
  const storage = useBrowserStorage();
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isDone, setIsDone] = useState(false);
  const [visit, setVisit] = useState(1);
  /** Whether a page load has begun, which replaces this page. */
  const isLoading = useRef(false);
  const [isEmailMissing, setIsEmailMissing] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // The back/forward cache returns this page as it was left, with a busy form.
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !isLoading.current) return;
      isLoading.current = false;
      setIsDone(false);
      setVisit((number) => number + 1);
    };
    window.addEventListener('pageshow', restore);
    return () => window.removeEventListener('pageshow', restore);
  }, []);

  const logIn = () => {
    if (plainCode(email) !== '') return dispatch(loginUser({ email: plainCode(email), password }));
    setIsEmailMissing(true);
    emailField.current?.focus();
    return undefined;
  };
  const leave = (hasLeft: boolean) => {
    if (hasLeft) {
      toast.success(messages.loggedIn);
      return;
    }
    isLoading.current = true;
    setIsDone(true);
    setEmail('');
    setPassword('');
    if (storage.health() === 'ok') {
      // For the reloaded page.
      storeFlash(storage, messages.loggedIn);
      return openPage(paths.home);
    }
    toast.success(messages.loggedIn);
    void navigate(paths.home);
  };

  return (
    <AuthPanel title={authCopy.login.title} text={authCopy.login.text}>
      <AuthForm key={visit} copy={authCopy.login} onSubmit={logIn} onSuccess={leave}>
        <TextField
          ref={emailField}
          label={authCopy.email}
          name="email"
          inputMode="email"
          autoComplete="username"
          enterKeyHint="next"
          exact
          placeholder={authCopy.emailPlaceholder}
          value={email}
          onChange={(value) => {
            setEmail(value);
            setIsEmailMissing(false);
          }}
          error={isEmailMissing ? authCopy.emailMissing : undefined}
          required
        />
        <PasswordField
          label={authCopy.password}
          name="password"
          autoComplete="current-password"
          enterKeyHint="go"
          placeholder={authCopy.login.passwordPlaceholder}
          value={password}
          onChange={setPassword}
          labels={{ show: authCopy.showPassword, hide: authCopy.hidePassword }}
          required
        />
      </AuthForm>
      {isDone && (
        <styled.p role="status" pt="4" color="success.fg">
          {authCopy.login.leaving}
        </styled.p>
      )}
      <OtherScreen question={authCopy.login.newHere} href={paths.register}>
        {authCopy.login.signUp}
      </OtherScreen>
      <styled.p pt="4" textStyle="caption" color="fg.muted">
        {authCopy.login.forgot}
      </styled.p>
    </AuthPanel>
  );
}
