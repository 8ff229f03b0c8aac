import { styled } from '@niramaya/ui/styled';
import { oneLine, plainCode, policy } from '@niramaya/contract';
import { authCopy } from '@niramaya/contract/copy/auth';
import { messages } from '@niramaya/contract/copy/messages';
import { registerUser, useAppDispatch, type AuthFailureKind } from '@niramaya/data-access';
import { Button, PasswordField, TextField, toast, useCopy } from '@niramaya/ui';
import { useRef, useState, type FormEvent } from 'react';
import { AuthError } from '../AuthPanel/AuthError';

/** The contract names the inputs. */
export interface SignUpForm {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly confirmpassword: string;
}

const empty: SignUpForm = { username: '', email: '', password: '', confirmpassword: '' };

/** Advice only: the contract enforces no length. */
const strengthOf = (password: string) => (password.length < 6 ? 'short' : password.length < 10 ? 'fair' : 'good');

export function RegisterForm({ onRegistered }: { onRegistered: () => void }) {
  const copy = useCopy(authCopy);
  const { register } = copy;
  const dispatch = useAppDispatch();
  const [form, setForm] = useState(empty);
  const [isBusy, setIsBusy] = useState(false);
  const [hasLeftConfirm, setHasLeftConfirm] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<AuthFailureKind | null>(null);

  const set = (field: keyof SignUpForm) => (value: string) => setForm((draft) => ({ ...draft, [field]: value }));
  const differs = form.password !== form.confirmpassword;
  const isNameMissing = oneLine(form.username) === '';
  const isEmailMissing = plainCode(form.email) === '';

  async function submit() {
    if (isBusy) return;
    setIsChecked(true);
    if (isNameMissing || isEmailMissing) {
      (isNameMissing ? nameField : emailField).current?.focus();
      return;
    }
    if (differs) {
      setHasLeftConfirm(true);
      toast(messages.wrongPassword, {
        durationMs: policy.wrongPasswordToastMs,
        position: 'top-center',
        appearance: 'dark',
      });
      return;
    }
    setIsBusy(true);
    setError(null);
    const { username, email, password } = form;
    const outcome = await dispatch(registerUser({ username: oneLine(username), email: plainCode(email), password }));
    setIsBusy(false);
    if (!outcome.ok) {
      setError(outcome.failure.kind);
      toast.error(outcome.failure.message);
      return;
    }
    toast.success(messages.accountCreated);
    onRegistered();
  }

  const labels = { show: copy.showPassword, hide: copy.hidePassword };
  return (
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
        ref={nameField}
        label={register.username}
        name="username"
        autoComplete="nickname"
        enterKeyHint="next"
        placeholder={register.usernamePlaceholder}
        value={form.username}
        onChange={set('username')}
        error={isChecked && isNameMissing ? register.usernameMissing : undefined}
        required
      />
      <TextField
        ref={emailField}
        label={copy.email}
        name="email"
        type="email"
        autoComplete="email"
        enterKeyHint="next"
        placeholder={copy.emailPlaceholder}
        value={form.email}
        onChange={set('email')}
        error={isChecked && isEmailMissing ? copy.emailMissing : undefined}
        required
      />
      <PasswordField
        label={copy.password}
        name="password"
        autoComplete="new-password"
        enterKeyHint="next"
        placeholder={register.passwordPlaceholder}
        hint={
          form.password === ''
            ? undefined
            : `${register.strength.label}: ${register.strength[strengthOf(form.password)]}`
        }
        value={form.password}
        onChange={set('password')}
        labels={labels}
        required
      />
      <div onBlur={() => setHasLeftConfirm(form.confirmpassword !== '')}>
        <PasswordField
          label={register.confirm}
          name="confirmpassword"
          autoComplete="new-password"
          enterKeyHint="go"
          placeholder={register.confirmPlaceholder}
          error={hasLeftConfirm && differs ? register.mismatch : undefined}
          value={form.confirmpassword}
          onChange={set('confirmpassword')}
          labels={labels}
          required
        />
      </div>
      <Button type="submit" size="lg" fullWidth busy={isBusy} busyLabel={register.busy}>
        {register.submit}
      </Button>
    </styled.form>
  );
}
