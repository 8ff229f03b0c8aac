import {
  appLinkFormForm,
  appLinkFormInvitation,
  appLinkFormLine,
  appLinkFormPanel,
  appLinkFormResult,
  appLinkFormText,
  appLinkFormTitle,
} from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import { isMobileNumber, normalisePhone, policy } from '@niramaya/contract';
import { Smartphone } from 'lucide-react';
import { useId, useState, type ClipboardEvent, type FormEvent } from 'react';
import { Button } from '../Button/Button';
import { TextField } from '../TextField/TextField';

export interface AppLinkFormProps {
  copy: {
    title: string;
    text: string;
    label: string;
    /** 'Please enter valid 10 digits' */
    hint: string;
    /** 'Send Link' */
    send: string;
    /** Said when the number is none yet. */
    invalid: string;
    /** Said instead of sending: nothing leaves. */
    result: string;
  };
  /** The shopper asked for the link to be sent to this number. Nothing is sent by the form itself. */
  onSubmit?: (phone: string) => void;
}

const Panel = chakra('section', appLinkFormPanel);
const Invitation = chakra('div', appLinkFormInvitation);
const Title = chakra('h2', appLinkFormTitle);
const Text = chakra('p', appLinkFormText);
const Form = chakra('form', appLinkFormForm);
const Line = chakra('div', appLinkFormLine);
const Result = chakra('p', appLinkFormResult);

const shorten = (text: string) => normalisePhone(text).slice(0, policy.phoneMaxLength);

/**
 * Asks for a phone number to send a link of the app to (HOME-55 to HOME-59, SHELL-58, VALID-21, VALID-22). A number
 * pasted as `+91 98765 43210` is cut to its ten digits before the limit bites. No call is made (API-30), and it says so.
 */
export function AppLinkForm({ copy, onSubmit }: AppLinkFormProps) {
  const id = useId();
  const [phone, setPhone] = useState('');
  const [outcome, setOutcome] = useState<'invalid' | 'done' | null>(null);

  const change = (text: string) => {
    setPhone(shorten(text));
    setOutcome(null);
  };

  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    change(event.clipboardData.getData('text'));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isMobileNumber(phone)) return setOutcome('invalid');
    setOutcome('done');
    onSubmit?.(phone);
  };

  return (
    <Panel aria-labelledby={id}>
      <Invitation>
        <Smartphone size={40} strokeWidth={1.5} aria-hidden />
        <div>
          <Title id={id}>{copy.title}</Title>
          <Text>{copy.text}</Text>
        </div>
      </Invitation>
      <Form method="dialog" noValidate onSubmit={submit} onPaste={paste}>
        <Line>
          <TextField
            label={copy.label}
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            prefix="+91"
            maxLength={policy.phoneMaxLength}
            hint={copy.hint}
            error={outcome === 'invalid' ? copy.invalid : undefined}
            value={phone}
            onChange={change}
          />
          <Button type="submit">{copy.send}</Button>
        </Line>
        <Result role="status">{outcome === 'done' && copy.result}</Result>
      </Form>
    </Panel>
  );
}
