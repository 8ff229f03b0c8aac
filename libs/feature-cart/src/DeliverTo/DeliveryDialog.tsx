import { Grid, styled } from '@niramaya/ui/styled';
import { longestDelivery, wrongDeliveryFields, type DeliveryDetails } from '@niramaya/contract';
import { deliveryCopy } from '@niramaya/copy/delivery';
import {
  clearDelivery,
  saveDelivery,
  useBrowserStorage,
  useDelivery,
  usePinCode,
  useSession,
  useUnsavedInput,
} from '@niramaya/data-access';
import { Button, Dialog, TextField, toast, useCheckedForm } from '@niramaya/ui';
import { useState, type FormEvent } from 'react';

interface DeliveryDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called after the details are stored, with the details as typed. The stored ones are tidied. */
  readonly onSaved?: (details: DeliveryDetails) => void;
}

/**
 * DeliveryDialog asks for name, address, PIN code and phone of a delivery, and stores them on this device. The name of
 * the account and a PIN code that was typed before are filled in. A shopper who closes it by accident (Escape, a click
 * outside) finds the typed text again. Until details are stored, Cancel discards the text; afterwards Remove takes its
 * place, and erases the stored details too. The PIN code of the delivery estimates and the city of the top bar stay.
 * Nothing is sent.
 */
export function DeliveryDialog({ open, onClose, onSaved }: DeliveryDialogProps) {
  const storage = useBrowserStorage();
  const stored = useDelivery();
  const [pinCode] = usePinCode();
  const { isLoggedIn, name } = useSession();
  // An account without a name is stored under its email, which is no name for a parcel.
  const accountName = name?.includes('@') ? '' : (name ?? '').slice(0, longestDelivery.name);
  const [typed, setTyped] = useState<Partial<DeliveryDetails>>({});
  const saved = stored ?? { name: accountName, address: '', pinCode, phone: '' };
  const draft = { ...saved, ...typed };
  // While typed text is not stored, a change of the language or a new version of the shop asks before it reloads the
  // page.
  useUnsavedInput((Object.keys(saved) as (keyof DeliveryDetails)[]).some((key) => draft[key] !== saved[key]));
  const { form, isWrong, check, reset } = useCheckedForm(wrongDeliveryFields(draft));

  const close = () => {
    onClose();
    reset();
  };
  const closeAndDiscard = () => {
    close();
    setTyped({});
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!check()) return;
    closeAndDiscard();
    saveDelivery(storage, draft);
    onSaved?.(draft);
    toast.success(deliveryCopy.kept, { subject: 'address' });
  };
  const remove = () => {
    closeAndDiscard();
    clearDelivery(storage);
    toast.success(deliveryCopy.removed, { subject: 'address' });
  };
  const field = (name: keyof DeliveryDetails) => ({
    name,
    label: deliveryCopy.form[name],
    value: draft[name],
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
    maxLength: longestDelivery[name],
    error: isWrong(name) ? deliveryCopy.form.wrong[name] : undefined,
    enterKeyHint: 'next' as const,
    required: true,
  });

  return (
    <Dialog open={open} onClose={close} title={deliveryCopy.form.title} closeLabel={deliveryCopy.form.close} size="sm">
      {/*
        Every form has `method="dialog"`: a submit that no handler prevents then sends nothing and puts no field in the
        address (docs/decisions/0007-prerendered-pages.md).
      */}
      <styled.form ref={form} method="dialog" noValidate display="grid" gap="4" onSubmit={save}>
        <styled.p color="fg.muted">{deliveryCopy.form.note[isLoggedIn ? 'member' : 'guest']}</styled.p>
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('address')} hint={deliveryCopy.form.addressHint} autoComplete="street-address" />
        <TextField
          {...field('pinCode')}
          hint={deliveryCopy.form.pinCodeHint}
          inputMode="numeric"
          autoComplete="postal-code"
          // With `exact` the on-screen keyboard does not correct the text.
          exact
        />
        <TextField
          {...field('phone')}
          hint={deliveryCopy.form.phoneHint}
          type="tel"
          autoComplete="tel-national"
          enterKeyHint="done"
        />
        <Grid gap="3" gridTemplateColumns="repeat(auto-fit, minmax(8rem, 1fr))">
          {stored ? (
            <Button variant="outline" tone="danger" onClick={remove}>
              {deliveryCopy.form.remove}
            </Button>
          ) : (
            <Button variant="outline" onClick={closeAndDiscard}>
              {deliveryCopy.form.cancel}
            </Button>
          )}
          <Button type="submit">{deliveryCopy.form.save}</Button>
        </Grid>
      </styled.form>
    </Dialog>
  );
}
