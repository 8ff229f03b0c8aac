import phoneArt from './app-on-phone.svg?no-inline';
import { appLinkForm } from './AppLinkForm.recipe';
import { isMobileNumber, normalisePhone, policy } from '@niramaya/contract';
import { appLinkCopy } from '@niramaya/contract/copy/app-link';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { Button, TextField, useHydratedAtOnce } from '@niramaya/ui';

const classes = appLinkForm();

interface AppLinkFormProps {
  /** The URL of a picture that opens the shop on a phone. */
  readonly code?: string;
}

/** Sends nothing. A pasted `+91 98765 43210` becomes ten digits. */
export function AppLinkForm({ code }: AppLinkFormProps) {
  const [phone, setPhone] = useState('');
  const [outcome, setOutcome] = useState<'invalid' | 'done' | null>(null);

  const field = useRef<HTMLInputElement>(null);
  const isHydrated = useHydratedAtOnce();

  const change = (text: string) => {
    const number = normalisePhone(text);
    setPhone(number.slice(0, policy.phoneMaxLength));
    setOutcome(number.length > policy.phoneMaxLength ? 'invalid' : null);
  };

  // The browser would cut the inserted text first.
  const insert = useEffectEvent((event: InputEvent) => {
    const { value, selectionStart, selectionEnd } = field.current!;
    const inserted = event.data ?? '';
    const text = value.slice(0, selectionStart!) + inserted + value.slice(selectionEnd!);
    const isEleventhDigit = inserted.length === 1 && normalisePhone(text).length > policy.phoneMaxLength;
    if (text.length <= policy.phoneMaxLength || isEleventhDigit) return;
    event.preventDefault();
    change(text);
  });
  useEffect(() => {
    const input = field.current!;
    const listener = (event: InputEvent) => insert(event);
    input.addEventListener('beforeinput', listener);
    return () => input.removeEventListener('beforeinput', listener);
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setOutcome(outcome !== 'invalid' && isMobileNumber(phone) ? 'done' : 'invalid');
  };

  return (
    <section className={classes.panel} aria-label={appLinkCopy.title}>
      <div className={classes.invitation}>
        <img src={phoneArt} alt="" loading="lazy" />
        <div>
          <h2 className={classes.title}>{appLinkCopy.title}</h2>
          <p className={classes.text}>{appLinkCopy.text}</p>
        </div>
      </div>
      <form className={classes.form} method="dialog" noValidate onSubmit={submit}>
        <div className={classes.line}>
          <TextField
            label={appLinkCopy.label}
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            prefix="+91"
            // The browser would cut a pasted +91 number.
            maxLength={isHydrated ? policy.phoneMaxLength : undefined}
            hint={appLinkCopy.hint}
            error={outcome === 'invalid' ? appLinkCopy.invalid : undefined}
            value={phone}
            onChange={(_cut, whole) => change(whole)}
            enterKeyHint="send"
            ref={field}
          />
          <Button type="submit">{appLinkCopy.send}</Button>
        </div>
        <p className={classes.result} role="status">
          {outcome === 'done' && appLinkCopy.result}
        </p>
      </form>
      {code && <img src={code} alt={appLinkCopy.code} loading="lazy" />}
    </section>
  );
}
