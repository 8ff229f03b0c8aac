import { styled } from '@niramaya/ui/styled';
import { paths, plainCode } from '@niramaya/contract';
import { authCopy } from '@niramaya/contract/copy/auth';
import { messages } from '@niramaya/contract/copy/messages';
import { storeFlash, loginUser, useAppDispatch, useBrowserStorage } from '@niramaya/data-access';
import { PasswordField, TextField, toast, useCopy } from '@niramaya/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AuthForm, AuthPanel, OtherScreen } from '../AuthPanel/AuthPanel';

interface LoginScreenProps {
  /** Loads a full page. */
  readonly openPage?: (path: string) => void;
}

const loadPage = (path: string) => window.location.assign(path);

/** Without storage it navigates: a reload would sign the shopper out. */
export function LoginScreen({ openPage = loadPage }: LoginScreenProps) {
  const copy = useCopy(authCopy);
  const dispatch = useAppDispatch();
  const storage = useBrowserStorage();
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isDone, setIsDone] = useState(false);
  const [isEmailMissing, setIsEmailMissing] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);

  const logIn = () => {
    if (plainCode(email) !== '') return dispatch(loginUser({ email: plainCode(email), password }));
    setIsEmailMissing(true);
    emailField.current?.focus();
    return undefined;
  };
  const leave = () => {
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
    <AuthPanel title={copy.login.title} text={copy.login.text}>
      <AuthForm copy={copy.login} onSubmit={logIn} onSuccess={leave}>
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
      </AuthForm>
      {isDone && (
        <styled.p role="status" pt="4" color="success.fg">
          {copy.login.leaving}
        </styled.p>
      )}
      <OtherScreen question={copy.login.newHere} href={paths.register}>
        {copy.login.signUp}
      </OtherScreen>
      <styled.p pt="4" textStyle="caption" color="fg.muted">
        {copy.login.forgot}
      </styled.p>
    </AuthPanel>
  );
}
