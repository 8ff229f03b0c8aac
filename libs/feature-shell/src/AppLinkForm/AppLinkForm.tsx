import phoneArt from './app-on-phone.svg?no-inline';
import { Flex, styled } from '@niramaya/ui/styled';
import { isMobileNumber, normalisePhone, policy } from '@niramaya/contract';
import { appLinkCopy } from '@niramaya/copy/app-link';
import { useUnsavedInput } from '@niramaya/data-access';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { Button, isComposed, TextField, useHydratedAtOnce } from '@niramaya/ui';

const Panel = styled('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: { base: '3', lg: '10' },
    '& > :not(img)': { flex: '[1 1 20rem]', minWidth: '0' },
    // A phone shows no pictures: it cannot scan the code on its own screen.
    '& img': { hideBelow: 'md', boxSize: '28' },
    alignItems: 'center',
    p: { base: '4', md: '8' },
    layerStyle: 'panel',
  },
});

/**
 * AppLinkForm asks for a phone number and sends nothing (requirement API-30 in `docs/requirements.md`). A pasted `+91
 * 98765 43210` becomes ten digits. `code` is the URL of a picture of a QR code, which opens the shop on a phone.
 */
export function AppLinkForm({ code }: { readonly code?: string }) {
  const [phone, setPhone] = useState('');
  const [outcome, setOutcome] = useState<'invalid' | 'done' | null>(null);
  useUnsavedInput(phone !== '' && outcome !== 'done');

  const field = useRef<HTMLInputElement>(null);
  const isHydrated = useHydratedAtOnce();

  const change = (text: string) => {
    const number = normalisePhone(text);
    setPhone(number.slice(0, policy.phoneMaxLength));
    setOutcome(number.length > policy.phoneMaxLength ? 'invalid' : null);
  };

  // A browser cuts an inserted text at `maxLength`, so that of `+91 98765 43210` some digits would be lost. This
  // listener takes a text that is too long before the browser does. A single eleventh digit is left to the browser,
  // which ignores it.
  const insert = useEffectEvent((event: InputEvent) => {
    if (isComposed(event)) return;
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
    <Panel aria-label={appLinkCopy.title}>
      <Flex align="center" gap="4">
        <img src={phoneArt} alt="" loading="lazy" />
        <div>
          <styled.h2 textStyle="title">{appLinkCopy.title}</styled.h2>
          <styled.p color="fg.muted" marginTop="1">
            {appLinkCopy.text}
          </styled.p>
        </div>
      </Flex>
      {/*
        Every form has `method="dialog"`: a submit that no handler prevents then sends nothing and puts no field in the
        address (docs/decisions/0007-prerendered-pages.md).
      */}
      <form method="dialog" noValidate onSubmit={submit}>
        <TextField
          label={appLinkCopy.label}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          prefix="+91"
          // Before hydration nothing reads a pasted number, and the browser would cut it at this length.
          maxLength={isHydrated ? policy.phoneMaxLength : undefined}
          hint={appLinkCopy.hint}
          error={outcome === 'invalid' ? appLinkCopy.invalid : undefined}
          value={phone}
          // The first argument is the text cut to `maxLength`. The whole text shows whether there are too many digits.
          onChange={(_cut, whole) => change(whole)}
          enterKeyHint="send"
          ref={field}
          action={
            // The upper edge of this button is level with that of the field's box. The field itself aligns the lower
            // edges.
            <styled.div display="grid" alignSelf="start">
              <Button type="submit">{appLinkCopy.send}</Button>
            </styled.div>
          }
        />
        <styled.p color="fg.muted" role="status">
          {outcome === 'done' && appLinkCopy.result}
        </styled.p>
      </form>
      {code && <img src={code} alt={appLinkCopy.code} loading="lazy" />}
    </Panel>
  );
}
