import { styled } from '@niramaya/ui/styled';
import { normaliseCode, paths } from '@niramaya/contract';
import { authCopy } from '@niramaya/copy/auth';
import { messages } from '@niramaya/copy/messages';
import {
  storeFlash,
  loginUser,
  sendsEmails,
  useAppDispatch,
  useBrowserStorage,
  useUnsavedInput,
  type AuthFailureKind,
} from '@niramaya/data-access';
import { PasswordField, TextField, toast, useCheckedForm } from '@niramaya/ui';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { AuthForm } from '../AuthPanel/AuthForm';
import { focusField } from '../AuthPanel/focus-field';
import { AuthPanel } from '../AuthPanel/AuthPanel';
import { KeptProducts } from '../AuthPanel/KeptProducts';
import { OtherScreenLink } from '../AuthPanel/OtherScreenLink';
import { useEmailOfEntry } from '../AuthPanel/useEmailOfEntry';
import { ForgottenPassword } from './ForgottenPassword';

interface LoginScreenProps {
  /**
   * Opens an address of this origin with a full page load. Stories pass their own. @default `window.location.assign`
   */
  readonly openPage?: (path: string) => void;
  /** Whether the identity provider sends emails. Only stories set it. @default `sendsEmails()` */
  readonly canSendEmails?: boolean;
}

/**
 * LoginScreen signs a shopper in with email and password at the identity provider. Then it loads the home page as a new
 * document (requirement AUTH-12 in `docs/requirements.md`). In a browser that stores nothing it navigates within this
 * page, because a page load would end the session. The password is sent as it was typed (AMB-61).
 */
export function LoginScreen({
  openPage = (path) => window.location.assign(path),
  canSendEmails = sendsEmails(),
}: LoginScreenProps) {
  const dispatch = useAppDispatch();
  const storage = useBrowserStorage();
  const navigate = useNavigate();
  const homeAddress = useHref(paths.home);
  // The email that the shopper has typed on the sign-up screen before.
  const typedEarlier = useEmailOfEntry(paths.login);
  const [email, setEmail] = useState(typedEarlier ?? '');
  const [password, setPassword] = useState('');
  // With an email from the sign-up screen in its field, the password is next. The state keeps the answer of the first
  // render, because `typedEarlier` is null in later ones.
  const [startsAtPassword] = useState(typedEarlier !== null);
  useUnsavedInput(email !== '' || password !== '');
  const [isDone, setIsDone] = useState(false);
  // `visit` goes up when Back shows this page again after a log-in. As the key of the form, it makes a new form that is
  // not busy.
  const [visit, setVisit] = useState(1);
  // True from a log-in until the home page replaces this one.
  const isLeaving = useRef(false);
  // The error of each field, for the time while it is blank.
  const errors = {
    email: email === '' ? authCopy.emailMissing : authCopy.emailBlank,
    password: authCopy.login.passwordMissing,
  };
  // `useCheckedForm` gets the names of the blank fields. `normaliseCode` removes spaces and invisible characters around
  // the email, while a password of spaces is not blank. `isWrong` is true only after an attempt to submit. `form` is
  // the ref of the form.
  const { form, isWrong, check, reset } = useCheckedForm([
    ...(normaliseCode(email) === '' ? (['email'] as const) : []),
    ...(password === '' ? (['password'] as const) : []),
  ]);
  // The log-in that the identity provider has refused because of a field, with the email and the password as sent.
  const [refused, setRefused] = useState<{ kind: AuthFailureKind; email: string; password: string } | null>(null);
  // If the provider has refused the email because it is no email address, the error disappears as soon as the email
  // changes.
  const oddEmailError =
    refused?.kind === 'invalidEmail' && refused.email === email ? authCopy.failures.invalidEmail : undefined;
  // If the provider has refused email and password together, the error disappears as soon as one of them changes. Its
  // sentence describes both fields.
  const hasWrongCredentials =
    refused?.kind === 'credentials' && refused.email === email && refused.password === password;
  const sentenceId = useId();
  const errorId = hasWrongCredentials ? sentenceId : undefined;

  useEffect(() => {
    // After Back, the browser may show this page out of its back/forward cache as it was left: with a form that is
    // busy.
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !isLeaving.current) return;
      isLeaving.current = false;
      setIsDone(false);
      setVisit((number) => number + 1);
    };
    window.addEventListener('pageshow', restore);
    return () => window.removeEventListener('pageshow', restore);
  }, []);

  const focusPassword = useEffectEvent(() => {
    if (startsAtPassword) form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus();
  });
  useEffect(() => focusPassword(), []);

  const logIn = () => {
    setRefused(null);
    return dispatch(loginUser({ email: normaliseCode(email), password }));
  };
  /**
   * Marks the fields that a failure is about, and focuses one. Returns false for a failure of the whole form. After
   * wrong credentials both fields are marked, because either may be wrong, and the password gets the focus.
   */
  const showAtField = (kind: AuthFailureKind) => {
    if (kind !== 'credentials' && kind !== 'invalidEmail') return false;
    setRefused({ kind, email, password });
    focusField(form.current, kind === 'invalidEmail' ? 'email' : 'password');
    return true;
  };
  /** Called after a log-in. `hasLeft` is true if the shopper has opened another screen meanwhile, and stays there. */
  const finish = (hasLeft: boolean) => {
    if (hasLeft) {
      toast.success(messages.loggedIn, { subject: 'session' });
      return;
    }
    isLeaving.current = true;
    setIsDone(true);
    setEmail('');
    setPassword('');
    // The fields are empty because the shopper is signed in, which is no error.
    reset();
    if (storage.health() === 'ok') {
      // A toast would end with this page. The home page shows the stored message instead (AMB-14).
      storeFlash(storage, messages.loggedIn);
      return openPage(homeAddress);
    }
    toast.success(messages.loggedIn, { subject: 'session' });
    void navigate(paths.home);
  };

  return (
    <AuthPanel title={authCopy.login.title} text={authCopy.login.text}>
      {/*
        After a navigation, `useArrival` of the storefront focuses the heading, unless the page has an element with this
        attribute.
      */}
      <div data-takes-focus={startsAtPassword ? '' : undefined}>
        <AuthForm
          key={visit}
          ref={form}
          copy={authCopy.login}
          check={check}
          onSubmit={logIn}
          showAtField={showAtField}
          onSuccess={finish}
        >
          <TextField
            label={authCopy.email}
            name="email"
            // The requirements fix the type 'text' for this field (AUTH-05).
            inputMode="email"
            autoComplete="username"
            enterKeyHint="next"
            // With `exact` a phone neither corrects nor capitalises the text.
            exact
            placeholder={authCopy.emailPlaceholder}
            value={email}
            onChange={setEmail}
            error={isWrong('email') ? errors.email : oddEmailError}
            errorId={errorId}
            required
          />
          <div>
            <PasswordField
              label={authCopy.password}
              name="password"
              autoComplete="current-password"
              enterKeyHint="go"
              placeholder={authCopy.login.passwordPlaceholder}
              value={password}
              onChange={setPassword}
              error={isWrong('password') ? errors.password : undefined}
              errorId={errorId}
              labels={{ show: authCopy.showPassword, hide: authCopy.hidePassword }}
              required
            />
            {/* A screen reader announces only changes inside a live region that it knows. */}
            <div aria-live="polite">
              {hasWrongCredentials && (
                <styled.p
                  id={sentenceId}
                  bg="danger.subtle"
                  color="danger.fg"
                  borderRadius="control"
                  px="4"
                  py="3"
                  mt="4"
                >
                  {authCopy.failures.credentials}
                </styled.p>
              )}
            </div>
          </div>
        </AuthForm>
      </div>
      {isDone && (
        <styled.p role="status" pt="4" color="success.fg">
          {authCopy.login.leaving}
        </styled.p>
      )}
      <KeptProducts />
      <OtherScreenLink question={authCopy.login.newHere} href={paths.register} email={email}>
        {authCopy.login.signUp}
      </OtherScreenLink>
      <ForgottenPassword
        canSend={canSendEmails}
        email={email}
        onEmailMissing={() => form.current?.querySelector<HTMLInputElement>('[name=email]')?.focus()}
      />
    </AuthPanel>
  );
}
