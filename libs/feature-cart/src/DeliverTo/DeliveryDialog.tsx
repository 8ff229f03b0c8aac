import { Grid, styled } from '@niramaya/ui/styled';
import { longestDelivery, wrongDeliveryFields, type DeliveryDetails } from '@niramaya/contract';
import { deliveryCopy } from '@niramaya/contract/copy/delivery';
import { clearDelivery, saveDelivery, useBrowserStorage, useDelivery, usePinCode } from '@niramaya/data-access';
import { Button, Dialog, TextField, toast, useCopy } from '@niramaya/ui';
import { useRef, useState, type FormEvent } from 'react';

interface DeliveryFormProps {
  readonly draft: DeliveryDetails;
  readonly onDraftChange: (change: Partial<DeliveryDetails>) => void;
  readonly onSave: (details: DeliveryDetails) => void;
  /** Missing without a stored address. */
  readonly onRemove?: () => void;
  readonly onCancel: () => void;
}

function DeliveryForm({ draft, onDraftChange, onSave, onRemove, onCancel }: DeliveryFormProps) {
  const { form: copy } = useCopy(deliveryCopy);
  const [isChecked, setIsChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const wrong = wrongDeliveryFields(draft);

  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    const [first] = wrong;
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    else onSave(draft);
  };
  const field = (name: keyof DeliveryDetails) => ({
    name,
    label: copy[name],
    value: draft[name],
    onChange: (value: string) => onDraftChange({ [name]: value }),
    maxLength: longestDelivery[name],
    error: isChecked && wrong.includes(name) ? copy.wrong[name] : undefined,
    enterKeyHint: 'next' as const,
    required: true,
  });

  return (
    <styled.form ref={form} method="dialog" noValidate display="grid" gap="4" onSubmit={send}>
      <styled.p color="fg.muted">{copy.note}</styled.p>
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('address')} hint={copy.addressHint} autoComplete="street-address" />
      <TextField {...field('pinCode')} hint={copy.pinCodeHint} inputMode="numeric" autoComplete="postal-code" exact />
      <TextField {...field('phone')} hint={copy.phoneHint} type="tel" autoComplete="tel-national" enterKeyHint="done" />
      <Grid gap="3" gridTemplateColumns="repeat(auto-fit, minmax(8rem, 1fr))">
        {onRemove ? (
          <Button variant="outline" tone="danger" onClick={onRemove}>
            {copy.remove}
          </Button>
        ) : (
          <Button variant="outline" onClick={onCancel}>
            {copy.cancel}
          </Button>
        )}
        <Button type="submit">{copy.save}</Button>
      </Grid>
    </styled.form>
  );
}

interface DeliveryDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Closing keeps the typed text; Cancel discards it. */
export function DeliveryDialog({ open, onClose }: DeliveryDialogProps) {
  const copy = useCopy(deliveryCopy);
  const storage = useBrowserStorage();
  const stored = useDelivery();
  const [pinCode] = usePinCode();
  const [typed, setTyped] = useState<Partial<DeliveryDetails>>({});
  const closeForGood = () => {
    onClose();
    setTyped({});
  };
  return (
    <Dialog open={open} onClose={onClose} title={copy.form.title} closeLabel={copy.form.close} size="sm">
      <DeliveryForm
        draft={{ ...(stored ?? { name: '', address: '', pinCode, phone: '' }), ...typed }}
        onDraftChange={(change) => setTyped((draft) => ({ ...draft, ...change }))}
        onCancel={closeForGood}
        onSave={(details) => {
          closeForGood();
          saveDelivery(storage, details);
          toast.success(copy.kept);
        }}
        onRemove={
          stored === null
            ? undefined
            : () => {
                closeForGood();
                clearDelivery(storage);
                toast.success(copy.removed);
              }
        }
      />
    </Dialog>
  );
}
