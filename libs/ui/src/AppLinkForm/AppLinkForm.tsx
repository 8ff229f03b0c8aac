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
import { useId, useState, type ClipboardEvent, type FormEvent } from 'react';
import phoneArt from '../art/Illustration/app-on-phone.svg?no-inline';
import { Button } from '../Button/Button';
import { TextField } from '../TextField/TextField';

export interface AppLinkFormProps {
  /** The texts of the band, its field and its messages. */
  copy: {
    title: string;
    text: string;
    label: string;
    /** 'Please enter valid 10 digits' */
    hint: string;
    /** 'Send Link' */
    send: string;
    /** The text that explains what the code opens. */
    code: string;
    /** The message for an invalid number. */
    invalid: string;
    /** The message after a submit. Nothing is sent. */
    result: string;
  };
  /** The URL of a code picture that opens the shop on a phone. It is for shoppers on another screen. */
  code?: string;
  /** Called with the phone number that the shopper submits. The form itself sends nothing. */
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
 * A form for the phone number that gets a link to the app (HOME-55 to HOME-59, SHELL-58, VALID-21, VALID-22). A number
 * pasted as `+91 98765 43210` is cut to its ten digits before the length limit applies. The form makes no API call
 * (API-30), and a message explains this.
 */
export function AppLinkForm({ copy, code, onSubmit }: AppLinkFormProps) {
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
        <img src={phoneArt} alt="" loading="lazy" />
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
      {code && <img src={code} alt={copy.code} loading="lazy" />}
    </Panel>
  );
}
