import { styled } from '@niramaya/ui/styled';
import { normaliseCode, oneLine, paths, policy, type EmailState } from '@niramaya/contract';
import { authCopy } from '@niramaya/copy/auth';
import { messages } from '@niramaya/copy/messages';
import {
  registerUser,
  useAppDispatch,
  useCart,
  useSession,
  useUnsavedInput,
  type AuthFailureKind,
} from '@niramaya/data-access';
import { Button, focusOnMount, PasswordField, TextField, toast, UiLink, useCheckedForm } from '@niramaya/ui';
import { useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { AuthForm } from '../AuthPanel/AuthForm';
import { focusField } from '../AuthPanel/focus-field';
import { AuthPanel } from '../AuthPanel/AuthPanel';
import { KeptProducts } from '../AuthPanel/KeptProducts';
import { OtherScreenLink } from '../AuthPanel/OtherScreenLink';
import { useEmailOfEntry } from '../AuthPanel/useEmailOfEntry';

/** The empty form. The keys are the names of the inputs (requirement AUTH-21 in `docs/requirements.md`). */
const emptyDraft = { username: '', email: '', password: '', confirmpassword: '' };
type FieldName = keyof typeof emptyDraft;

/**
 * Rates the length of a password for the hint below the field. The shop sends a password of any length (VALID-10), and
 * the identity provider refuses fewer than six characters. From ten on the shop calls a password good.
 */
function strengthOf(password: string): 'short' | 'fair' | 'good' {
  if (password.length < 6) return 'short';
  return password.length < 10 ? 'fair' : 'good';
}

/** The field of each failure of the identity provider that is about one field. */
const fieldOfFailure: Partial<Record<AuthFailureKind, FieldName>> = {
  emailInUse: 'email',
  invalidEmail: 'email',
  weakPassword: 'password',
};

interface RegisterFormProps {
  /** The email in the field when the form mounts, or `''`. The form ignores a later change of this prop. */
  readonly email: string;
  /** Called with each change of the email. */
  readonly onEmailChange: (email: string) => void;
  /** Called with the email of the new account. */
  readonly onRegistered: (email: string) => void;
}

/**
 * The sign-up form. A name or an email that consists of spaces is refused as an empty one is, with a text of its own. A
 * password is sent as it was typed (AMB-61).
 */
function RegisterForm({ email, onEmailChange, onRegistered }: RegisterFormProps) {
  const { register } = authCopy;
  const dispatch = useAppDispatch();
  const [draft, setDraft] = useState({ ...emptyDraft, email });
  useUnsavedInput(Object.values(draft).some((text) => text !== ''));
  // True from a submit, or from the moment when the shopper leaves the second password, until that field is left empty.
  const [showsMismatch, setShowsMismatch] = useState(false);
  const [hasLeftPassword, setHasLeftPassword] = useState(false);
  const passwordsDiffer = draft.password !== draft.confirmpassword;
  // The name and the email as they are sent. `oneLine` puts the name on one line, and `normaliseCode` removes invisible
  // characters and outer spaces from the email.
  const tidied = { username: oneLine(draft.username), email: normaliseCode(draft.email) };
  // The email that the browser has refused last, by the rule of `type="email"`.
  const [emailRefusedByBrowser, setEmailRefusedByBrowser] = useState<string | null>(null);
  // The toast about passwords that differ, which the next attempt closes.
  const mismatchToast = useRef<string | null>(null);
  // The field that the identity provider has refused, with its value at that time and the text of the error. The error
  // disappears when the value changes; the same value can be sent again.
  const [providerError, setProviderError] = useState<{ name: FieldName; value: string; text: string } | null>(null);

  const usernameError = () => {
    if (draft.username === '') return register.usernameMissing;
    return tidied.username === '' ? register.usernameBlank : undefined;
  };
  const emailError = () => {
    if (draft.email === '') return authCopy.emailMissing;
    if (tidied.email === '') return authCopy.emailBlank;
    return draft.email === emailRefusedByBrowser ? authCopy.emailOdd : undefined;
  };
  const errors: Record<FieldName, string | undefined> = {
    username: usernameError(),
    email: emailError(),
    password: draft.password === '' ? register.passwordMissing : undefined,
    confirmpassword: draft.confirmpassword === '' ? register.confirmMissing : undefined,
  };
  // `isWrong` is true only after an attempt to submit. `form` is the ref of the form.
  const { form, isWrong, check } = useCheckedForm(
    (Object.keys(errors) as FieldName[]).filter((name) => errors[name] !== undefined),
  );

  const strength = strengthOf(draft.password);

  /**
   * Sends the request. If the two passwords differ, the function sends nothing and returns undefined: it shows the
   * error at the second field, and the toast 'Wrong Password' (requirement ERROR-04).
   */
  const submit = () => {
    setProviderError(null);
    if (passwordsDiffer) {
      setShowsMismatch(true);
      // The identity provider refuses a short password. The shopper has to change that one first, so it gets the focus.
      focusField(form.current, strength === 'short' ? 'password' : 'confirmpassword');
      mismatchToast.current = toast(messages.wrongPassword, {
        durationMs: policy.wrongPasswordToastMs,
        position: 'top-center',
        appearance: 'dark',
      });
      return undefined;
    }
    return dispatch(registerUser({ ...tidied, password: draft.password }));
  };

  /** Shows a failure at its field. Returns false if it is about no field. */
  const showAtField = (kind: AuthFailureKind) => {
    const name = fieldOfFailure[kind];
    if (name === undefined) return false;
    setProviderError({ name, value: draft[name], text: authCopy.failures[kind] });
    focusField(form.current, name);
    return true;
  };

  const errorOf = (name: FieldName) => {
    if (isWrong(name)) return errors[name];
    return providerError?.name === name && providerError.value === draft[name] ? providerError.text : undefined;
  };
  const fieldProps = (name: FieldName) => ({
    name,
    value: draft[name],
    onChange: (value: string) => {
      setDraft((before) => ({ ...before, [name]: value }));
      if (name === 'email') onEmailChange(value);
    },
    error: errorOf(name),
    required: true,
  });
  const password = fieldProps('password');
  // When the shopper leaves the field, also for its button that shows the password, the hint about a short password
  // becomes an error in the same place, so that no button moves under a pointer. The shop sends the password all the
  // same (VALID-10).
  const isShownAsShort = hasLeftPassword && draft.password !== '' && strength === 'short';
  const passwordHint =
    strength === 'short' ? register.passwordRule : `${register.strength.label}: ${register.strength[strength]}`;
  const passwordError = password.error ?? (isShownAsShort ? passwordHint : undefined);
  const confirm = fieldProps('confirmpassword');
  const confirmError = confirm.error ?? (showsMismatch && passwordsDiffer ? register.mismatch : undefined);
  const labels = { show: authCopy.showPassword, hide: authCopy.hidePassword };
  return (
    <AuthForm
      ref={form}
      copy={register}
      check={() => {
        if (mismatchToast.current) toast.dismiss(mismatchToast.current);
        return check();
      }}
      onRefusedByBrowser={({ name, value, validity }) => {
        if (name === 'email' && validity.typeMismatch) setEmailRefusedByBrowser(value);
      }}
      onSubmit={submit}
      showAtField={showAtField}
      onSuccess={() => {
        toast.success(messages.accountCreated, { subject: 'session' });
        onRegistered(tidied.email);
      }}
    >
      <TextField
        {...fieldProps('username')}
        label={register.username}
        // The name is for display and no credential, so it is no `username`.
        autoComplete="nickname"
        enterKeyHint="next"
        placeholder={register.usernamePlaceholder}
      />
      <div>
        <TextField
          {...fieldProps('email')}
          label={authCopy.email}
          type="email"
          autoComplete="email"
          enterKeyHint="next"
          placeholder={authCopy.emailPlaceholder}
        />
        {errorOf('email') === authCopy.failures.emailInUse && (
          <styled.p pt="1">
            <UiLink href={paths.login} state={{ email: tidied.email } satisfies EmailState} variant="inline">
              {register.loginWithEmail}
            </UiLink>
          </styled.p>
        )}
      </div>
      <div onBlur={() => setHasLeftPassword(draft.password !== '')}>
        <PasswordField
          {...password}
          label={authCopy.password}
          autoComplete="new-password"
          enterKeyHint="next"
          placeholder={register.passwordPlaceholder}
          // The error of a short password has the words of the hint, whether the shopper leaves the field or the
          // provider refuses the password. The hint is then left out.
          hint={passwordError === passwordHint ? undefined : passwordHint}
          error={passwordError}
          labels={labels}
        />
      </div>
      <div onBlur={() => setShowsMismatch(draft.confirmpassword !== '')}>
        <PasswordField
          {...confirm}
          label={register.confirm}
          autoComplete="new-password"
          enterKeyHint="go"
          placeholder={register.confirmPlaceholder}
          error={confirmError}
          labels={labels}
        />
      </div>
    </AuthForm>
  );
}

/**
 * The notice with the name of a shopper who is logged in. Its height is that of two lines and the link, because the
 * prerendered page reserves its space and does not know the name.
 */
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

/**
 * RegisterScreen creates an account at the identity provider. It does not log the shopper in, so its next step is the
 * login (AMB-15). The requirements redirect a shopper who is logged in to this same path (STATE-50). `Navigate` does so
 * once, when it mounts (AMB-16), and the shopper sees their name.
 */
export function RegisterScreen() {
  const { register } = authCopy;
  const { name, isReady, isLoggedIn } = useSession();
  const { items } = useCart();
  // The height of the panel with the form in px, measured when the account is created, and undefined before. The
  // message that replaces the form is at least as tall.
  const [formHeightPx, setFormHeightPx] = useState<number>();
  const [registeredEmail, setRegisteredEmail] = useState('');
  // The email that the shopper has typed on the login screen before.
  const typedEarlier = useEmailOfEntry(paths.register);
  const [email, setEmail] = useState(typedEarlier ?? '');
  const frame = useRef<HTMLDivElement>(null);

  if (formHeightPx !== undefined) {
    return (
      <AuthPanel
        title={register.done.title}
        text={items.length > 0 ? register.done.textWithCart : register.done.text}
        heading={focusOnMount}
        minHeightPx={formHeightPx}
      >
        <Button href={paths.login} state={{ email: registeredEmail } satisfies EmailState} size="lg" fullWidth>
          {register.done.action}
        </Button>
      </AuthPanel>
    );
  }

  return (
    <AuthPanel title={register.title} text={register.text} frame={frame}>
      {isLoggedIn && <Navigate to={paths.register} replace />}
      {/*
        In the prerendered page an empty notice reserves the space. It is hidden unless the script
        `apps/storefront/inline/shopper.ts` in the head has set `data-signed-in` on `html`.
      */}
      {!isReady && <SignedIn aria-hidden="true" css={{ 'html:not([data-signed-in]) &': { display: 'none' } }} />}
      {name !== null && (
        <SignedIn>
          <p>{register.signedIn.text(name)}</p>
          <Button href={paths.medicines} variant="ghost" size="sm">
            {register.signedIn.action}
          </Button>
        </SignedIn>
      )}
      <RegisterForm
        email={email}
        onEmailChange={setEmail}
        onRegistered={(address) => {
          setRegisteredEmail(address);
          setFormHeightPx(frame.current?.offsetHeight ?? 0);
        }}
      />
      <KeptProducts />
      <OtherScreenLink question={register.haveAccount} href={paths.login} email={email}>
        {register.login}
      </OtherScreenLink>
    </AuthPanel>
  );
}
