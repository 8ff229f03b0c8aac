import { styled } from '@niramaya/ui/styled';
import { oneLine, paths, plainCode, policy } from '@niramaya/contract';
import { authCopy } from '@niramaya/copy/auth';
import { messages } from '@niramaya/copy/messages';
import { registerUser, useAppDispatch, useSession } from '@niramaya/data-access';
import { Button, focusOnMount, PasswordField, TextField, toast } from '@niramaya/ui';
import { useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { AuthForm, AuthPanel, OtherScreen } from '../AuthPanel/AuthPanel';

/** The contract names the inputs. */
const empty = { username: '', email: '', password: '', confirmpassword: '' };

/** Advice only. */
const strengthOf = (password: string) => (password.length < 6 ? 'short' : password.length < 10 ? 'fair' : 'good');

function RegisterForm({ onRegistered }: { onRegistered: () => void }) {
  const { register } = authCopy;
  const dispatch = useAppDispatch();
  const [form, setForm] = useState(empty);
  const [hasLeftConfirm, setHasLeftConfirm] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const emailField = useRef<HTMLInputElement>(null);

  const differs = form.password !== form.confirmpassword;
  const isNameMissing = oneLine(form.username) === '';
  const isEmailMissing = plainCode(form.email) === '';

  const submit = () => {
    const { username, email, password } = form;
    setIsChecked(true);
    if (isNameMissing || isEmailMissing) {
      (isNameMissing ? nameField : emailField).current?.focus();
      return undefined;
    }
    if (!differs) return dispatch(registerUser({ username: oneLine(username), email: plainCode(email), password }));
    setHasLeftConfirm(true);
    toast(messages.wrongPassword, {
      durationMs: policy.wrongPasswordToastMs,
      position: 'top-center',
      appearance: 'dark',
    });
    return undefined;
  };

  const field = (name: keyof typeof empty) => ({
    name,
    value: form[name],
    onChange: (value: string) => setForm((draft) => ({ ...draft, [name]: value })),
    required: true,
  });
  const labels = { show: authCopy.showPassword, hide: authCopy.hidePassword };
  return (
    <AuthForm
      copy={register}
      onSubmit={submit}
      onSuccess={() => {
        toast.success(messages.accountCreated);
        onRegistered();
      }}
    >
      <TextField
        {...field('username')}
        ref={nameField}
        label={register.username}
        autoComplete="nickname"
        enterKeyHint="next"
        placeholder={register.usernamePlaceholder}
        error={isChecked && isNameMissing ? register.usernameMissing : undefined}
      />
      <TextField
        {...field('email')}
        ref={emailField}
        label={authCopy.email}
        type="email"
        autoComplete="email"
        enterKeyHint="next"
        placeholder={authCopy.emailPlaceholder}
        error={isChecked && isEmailMissing ? authCopy.emailMissing : undefined}
      />
      <PasswordField
        {...field('password')}
        label={authCopy.password}
        autoComplete="new-password"
        enterKeyHint="next"
        placeholder={register.passwordPlaceholder}
        hint={
          form.password === ''
            ? undefined
            : `${register.strength.label}: ${register.strength[strengthOf(form.password)]}`
        }
        labels={labels}
      />
      <div onBlur={() => setHasLeftConfirm(form.confirmpassword !== '')}>
        <PasswordField
          {...field('confirmpassword')}
          label={register.confirm}
          autoComplete="new-password"
          enterKeyHint="go"
          placeholder={register.confirmPlaceholder}
          error={hasLeftConfirm && differs ? register.mismatch : undefined}
          labels={labels}
        />
      </div>
    </AuthForm>
  );
}

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

/** Does not log in. A logged-in shopper is redirected here once (STATE-50). */
export function RegisterScreen() {
  const { register } = authCopy;
  const { name, isReady, isLoggedIn } = useSession();
  /** Of the submitted form. */
  const [spacePx, setSpacePx] = useState<number>();
  const frame = useRef<HTMLDivElement>(null);

  if (spacePx !== undefined) {
    return (
      <AuthPanel title={register.done.title} text={register.done.text} heading={focusOnMount} minHeightPx={spacePx}>
        <Button href={paths.login} size="lg" fullWidth>
          {register.done.action}
        </Button>
      </AuthPanel>
    );
  }

  return (
    <AuthPanel title={register.title} text={register.text} frame={frame}>
      {isLoggedIn && <Navigate to={paths.register} replace />}
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
      <OtherScreen question={register.haveAccount} href={paths.login}>
        {register.login}
      </OtherScreen>
    </AuthPanel>
  );
}
