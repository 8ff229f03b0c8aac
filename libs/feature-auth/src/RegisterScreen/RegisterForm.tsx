import { chakra } from '@niramaya/ui/chakra';
import { authCopy, messages, policy } from '@niramaya/contract';
import { registerUser, useAppDispatch, type AuthFailureKind } from '@niramaya/data-access';
import { Button, PasswordField, TextField, toast, useCopy } from '@niramaya/ui';
import { useState, type FormEvent } from 'react';
import { Refusal } from '../AuthPanel/Refusal';

/** What the sign-up form holds, under the names of its inputs (AUTH-21). */
export interface SignUpForm {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly confirmpassword: string;
}

const empty: SignUpForm = { username: '', email: '', password: '', confirmpassword: '' };

/** How safe a password is, as advice alone: the contract enforces no length (VALID-10). */
const strengthOf = (password: string) => (password.length < 6 ? 'short' : password.length < 10 ? 'fair' : 'good');

/** The sign-up form: all fields required, the e-mail of e-mail type, the two passwords alike (VALID-03 to VALID-11). */
export function RegisterForm({ onRegistered }: { onRegistered: () => void }) {
  const copy = useCopy(authCopy);
  const { register } = copy;
  const dispatch = useAppDispatch();
  const [form, setForm] = useState(empty);
  const [isBusy, setIsBusy] = useState(false);
  const [hasLeftConfirm, setHasLeftConfirm] = useState(false);
  const [refusal, setRefusal] = useState<AuthFailureKind | null>(null);

  const set = (field: keyof SignUpForm) => (value: string) => setForm((held) => ({ ...held, [field]: value }));
  const differs = form.password !== form.confirmpassword;

  async function submit() {
    if (isBusy || Object.values(form).some((value) => value.trim() === '')) return;
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
    setRefusal(null);
    const { username, email, password } = form;
    const outcome = await dispatch(registerUser({ username: username.trim(), email: email.trim(), password }));
    setIsBusy(false);
    if (!outcome.ok) {
      setRefusal(outcome.failure.kind);
      toast.error(outcome.failure.message);
      return;
    }
    toast.success(messages.accountCreated);
    onRegistered();
  }

  const labels = { show: copy.showPassword, hide: copy.hidePassword };
  return (
    <chakra.form
      method="dialog"
      display="grid"
      gap="5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      {refusal && <Refusal kind={refusal} />}
      <TextField
        label={register.username}
        name="username"
        autoComplete="nickname"
        placeholder={register.usernamePlaceholder}
        value={form.username}
        onChange={set('username')}
        required
      />
      <TextField
        label={copy.email}
        name="email"
        type="email"
        autoComplete="email"
        placeholder={copy.emailPlaceholder}
        value={form.email}
        onChange={set('email')}
        required
      />
      <PasswordField
        label={copy.password}
        name="password"
        autoComplete="new-password"
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
    </chakra.form>
  );
}
